import { dayPattern } from './day-pattern.ts';

/** `$allow`: findings that are accepted at this object and below it, each with a reason (docs/operations.md). */
export const allowSchema = {
  type: 'array',
  minItems: 1,
  description: '在此处接受的检查结果，必须写原因 | Findings accepted here; a reason is required',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'reason'],
    properties: {
      code: {
        type: 'string',
        minLength: 1,
        description: '检查代码，例如 row-shadowed | Code of the finding, such as row-shadowed',
      },
      reason: { type: 'string', minLength: 4, maxLength: 600, description: '为什么可以 | Why it is fine' },
      until: {
        type: 'string',
        pattern: dayPattern,
        description: '最后有效日，例如 2027-03-31 | Last day it is accepted, such as 2027-03-31',
      },
    },
  },
} as const;
const allowEntry: unknown = allowSchema.items;

/**
 * The keys of a closed object, `$allow` among them: this function alone decides where it is allowed. Objects keyed by
 * ids have no keys of their own, so there `$allow` belongs in the entry, or in the object around them.
 * @returns undefined if the node is not the schema of a closed object
 */
export function keysWithAllow(node: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof node !== 'object' || node === null || node === allowEntry) return undefined;
  const { properties, additionalProperties } = node as Record<string, unknown>;
  if (additionalProperties !== false || typeof properties !== 'object') return undefined;
  return { ...properties, $allow: allowSchema };
}

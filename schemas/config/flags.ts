import { whenOfFlagsSchema } from '../facts/when.ts';
import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';

/** A value for each flag that definitions/facts.json declares (R-CONST). */
export const flagSetSchema = {
  type: 'object',
  declared: 'flagSet',
  description: '每个标志的值 | A value for each flag (R-CONST)',
  additionalProperties: { type: 'integer' },
} as const satisfies Schema;
export type FlagSet = Readonly<Record<string, number>>;

const flagResult = {
  set: flagSetSchema,
  fromServer: {
    type: 'boolean',
    const: true,
    description: '采用服务器返回的 h5_flow_info | Take the flags of h5_flow_info (R-FLAG 2)',
  },
} as const;

/** definitions/flags.json: the source of a visit's flags, before a city rule overrides them (R-FLAG). */
export const flagsSchema = {
  $id: 'flags',
  title: '标志来源 | Where the flags come from',
  type: 'object',
  additionalProperties: false,
  required: ['rules', 'otherwise'],
  properties: {
    $schema: schemaLink,
    rules: {
      type: 'array',
      description: '从上到下，第一条符合的生效 | Top to bottom; the first that matches decides',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'when', 'set'],
        properties: {
          id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', description: '行的名字 | Name of the row' },
          note,
          when: whenOfFlagsSchema,
          set: flagResult.set,
        },
      },
    },
    otherwise: {
      type: 'object',
      additionalProperties: false,
      required: ['fromServer'],
      description: '都不符合时 | When no row matches',
      properties: { note, fromServer: flagResult.fromServer },
    },
  },
} as const satisfies Schema;
export type FlagsFile = Infer<typeof flagsSchema>;

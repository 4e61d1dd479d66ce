import { validationMessageIds } from '../../../schemas/index.ts';

/** The rules by which a kind of field refuses an answer; none for a kind without messages of its own. */
const rulesByKind = new Map<string, Set<string>>();
for (const id of validationMessageIds) {
  const [, kind = '', rule = ''] = id.split('.');
  rulesByKind.set(kind, new Set([...(rulesByKind.get(kind) ?? []), rule]));
}

/**
 * Whether a field of that kind can show the error text: an amount is never too short, and no number of a virtual operator.
 * @param keys - from the field to the object with the property
 */
export function canShow(kind: string, keys: readonly string[], key: string): boolean {
  const isError = keys.length === 1 && keys[0] === 'messages';
  return !isError || rulesByKind.get(kind)?.has(key) !== false;
}

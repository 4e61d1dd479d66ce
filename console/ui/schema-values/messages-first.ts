import { eachString } from '../../../ops/json/json-values.ts';
import type { Field } from '../../../ops/wording/field.ts';

/**
 * A field of a message, whose choices begin with those that are most likely meant: the ones of the same page or form, then
 * those that others have at this place.
 * @param file - the page or form
 */
export function messagesFirst(field: Field, file: unknown, usual: readonly unknown[]): Field {
  if (field.names !== 'message') return field;
  const own = new Set<unknown>();
  eachString(file, (text) => own.add(text));
  const rank = (id: unknown) => (own.has(id) ? 0 : usual.includes(id) ? 1 : 2);
  return { ...field, choices: [...field.choices].sort((one, other) => rank(one) - rank(other)) };
}

import type { Field } from '../../../ops/wording/field.ts';
import { isRecord } from './field-value.ts';

/** What tells one entry from all others: its name, the remark about it, and its number at an ad network. */
const ownKeys: ReadonlySet<string> = new Set(['name', 'note', 'conversionId']);

/** Whether a value belongs to one entry alone, so that another one has none or one of its own. */
export const isOwnField = ({ path, kind }: Pick<Field, 'path' | 'kind'>): boolean =>
  kind === 'picture' || ownKeys.has(path.at(-1) ?? '');

/** A copy of an entry for a new one: without what belongs to the copied entry alone. */
export const withoutOwnFields = (entry: unknown, fields: readonly Field[]): unknown =>
  fields.filter(isOwnField).reduce((copy, { path }) => without(copy, path), entry) ?? {};

/** Without the value, and without the objects that have nothing but it. */
function without(entry: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || !isRecord(entry) || !Object.hasOwn(entry, key)) return entry;
  const { [key]: value, ...others } = entry;
  const left = rest.length === 0 ? undefined : without(value, rest);
  if (left !== undefined) return { ...entry, [key]: left };
  return Object.keys(others).length === 0 ? undefined : others;
}

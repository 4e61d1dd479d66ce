import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Edit } from '../../api/index.ts';
import { languageLabel } from '../language/language-label.ts';

/** The path of an entry: `['channels', '5265']` of channels.json; of a block of a page also the index in its list. */
export interface EntryPath {
  file: string;
  path: readonly (string | number)[];
}

/** The edits that set a field to this value, `undefined` to remove it; none where it has the value already. */
export function editsFor({ file, path }: EntryPath, entry: unknown, field: Field, value: unknown): Edit[] {
  const before = valueIn(entry, field.path);
  const [first] = field.perLanguage && isRecord(before) ? Object.keys(before) : [];
  // One cell shows the first language; the form has a field for each.
  if (first !== undefined && typeof value === 'string')
    return editsFor({ file, path }, entry, fieldInLanguage(field, first), value);
  if (JSON.stringify(before) === JSON.stringify(value)) return [];
  const to = [...path, ...field.path];
  return value === undefined
    ? [{ do: 'remove', file, path: to, prune: true }]
    : [{ do: 'set', file, path: to, value }];
}

/** The field of a text in one of its languages. */
export const fieldInLanguage = ({ perLanguage: _, ...field }: Field, language: string): Field => ({
  ...field,
  path: [...field.path, language],
  language,
  label: {
    zh: `${field.label.zh}：${languageLabel(language, 'zh')}`,
    en: `${field.label.en}: ${languageLabel(language, 'en')}`,
  },
  isRequired: true,
});

/** A copy of the entry with this value and with the objects on its path; `undefined` leaves the entry unchanged. */
export function withValue(entry: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (value === undefined) return entry;
  if (key === undefined) return value;
  const own = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  return { ...own, [key]: withValue(own[key], rest, value) };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

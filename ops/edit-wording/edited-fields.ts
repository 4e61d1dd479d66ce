import { isPartOfBoth } from '../edits/part-of-both.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import { inFirstLanguage } from '../languages/first-language.ts';
import type { Text } from '../text/text.ts';
import type { Field } from '../wording/field.ts';
import { isFlag } from '../wording/flag-labels.ts';
import { fieldLabel, knownField } from '../wording/known-schemas.ts';
import { editWords } from './edit-words.ts';

/** A field with a changed value, labelled as in its form. */
export interface EditedField {
  key: string;
  label: Text;
  /** Null: the schema is not loaded. */
  field: Field | null;
  before: unknown;
  after: unknown;
  /** Its path as in the plan, where it can be put back without the others. */
  path?: readonly string[];
}

/** An edited entry with each field that differs. */
export interface EditedEntry {
  kind: keyof typeof editWords;
  id: string;
  /** The kind of its ids, to look up its name (labels.ts); null where the id is the name. */
  names: string | null;
  fields: EditedField[];
}

const kinds: Readonly<Record<string, readonly [EditedEntry['kind'], string | null]>> = {
  channels: ['channel', 'channel'],
  hosts: ['host', 'host'],
  brands: ['brand', 'brand'],
  variants: ['variant', 'variant'],
  rules: ['cityRule', 'cityRule'],
  cities: ['city', null],
};

/** The differing fields of an entry with a form; null for any other edit. */
export function editedEntry(
  { file, path: [part = '', map = '', id, ...rest], before, after }: ReportedEdit,
  config: DisplayNames | null,
): EditedEntry | null {
  const [kind, names = null] = kinds[map] ?? [];
  if (kind === undefined || id === undefined) return null;
  if (!knownField(file, [map, id])) return null;
  const fields = leavesOf(rest, before, after).map(
    (leaf): EditedField => ({
      before: leaf.before,
      after: leaf.after,
      ...labelled(file, [map, id], leaf.path, config),
      key: leaf.path.join('.'),
      ...(isPartOfBoth(before, after, leaf.path.slice(rest.length)) && {
        path: [part, map, id, ...leaf.path],
      }),
    }),
  );
  return { kind, id, names, fields };
}

export interface Leaf {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values within both that differ, including all values of a part that only one has. */
export function leavesOf(path: readonly string[], before: unknown, after: unknown): Leaf[] {
  if (!isRecord(before) && !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  }
  const [one, other] = [sideOf(before, after), sideOf(after, before)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    leavesOf([...path, key], one[key], other[key]),
  );
}

/** The parts of a value beside another: a text of all languages is that of each in which the other is written. */
function sideOf(value: unknown, other: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  const isOfAll = typeof value === 'string' && isRecord(other) && typeof inFirstLanguage(other) === 'string';
  return isOfAll ? Object.fromEntries(Object.keys(other).map((language) => [language, value])) : {};
}

/** The label of a nested field includes that of the outer field, to distinguish for example two logos. */
function labelled(
  file: string,
  entry: readonly string[],
  path: readonly string[],
  config: DisplayNames | null,
) {
  const field = knownField(file, [...entry, ...path], config);
  const own = fieldLabel(file, [...entry, ...path], config);
  // A flag has a unique name.
  if (path.length < 2 || isFlag(config, path.at(-1) ?? '')) return { field, label: own };
  const outer = fieldLabel(file, [...entry, path[0] ?? '']);
  return { field, label: { zh: `${outer.zh} · ${own.zh}`, en: `${outer.en} · ${own.en}` } };
}

/** The config paths of the fields of a result that are not part of the brand. */
const channelFields: Readonly<Record<string, readonly string[]>> = {
  title: ['channels', '*', 'title'],
  network: ['channels', '*', 'ads', 'network'],
  conversionId: ['channels', '*', 'ads', 'conversionId'],
};

/** The labels of ads fields that are not part of a channel. */
const adsWords: Readonly<Record<string, Text>> = {
  scripts: editWords.scripts,
  events: editWords.adEvents,
  searchAdvertiser: fieldLabel('channels.json', ['channels', '*', 'ads', 'searchAdvertiser']),
};

/** Parses the JSON of a plan: booleans, and lists of script addresses and of events. */
function parsedValue(json: string | null): unknown {
  if (json === 'true' || json === 'false') return json === 'true';
  if (!json?.startsWith('[')) return json ?? undefined;
  const all: unknown = JSON.parse(json);
  if (!Array.isArray(all)) return json;
  return all
    .filter((one) => one !== null)
    .map((one) => (Array.isArray(one) ? one.filter(Boolean).join(' ') : one));
}

/** The differing fields of the brand or ads of a visitor. */
export function resultFields(
  step: string,
  fields: readonly { field: string; before: string | null; after: string | null }[],
): EditedField[] {
  return fields.map(({ field: key, before, after }) => {
    const path = key.split('.');
    const sides = { key, before: before ?? undefined, after: after ?? undefined };
    const at = channelFields[key];
    if (at)
      return { ...sides, field: knownField('channels.json', at), label: fieldLabel('channels.json', at) };
    if (step === 'brand') return { ...sides, ...labelled('brands.json', ['brands', '*'], path, null) };
    const label = adsWords[key] ?? { zh: key, en: key };
    return { ...sides, before: parsedValue(before), after: parsedValue(after), field: null, label };
  });
}

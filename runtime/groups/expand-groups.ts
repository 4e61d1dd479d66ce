import { renameProfileReferences } from '../../profiles/runtime/field-references.ts';
import type { Field, Form, GroupField } from '../../schemas/index.ts';

/** Where a field of an entry belongs. */
export interface EntryPlace {
  /** Id of its group. */
  group: string;
  /** Index of its entry. */
  at: number;
  /** Id of the field within the entry. */
  field: string;
}
/** A field of one entry of a group, as a field of its form. */
export type EntryField = Field & { entry: EntryPlace };

export const isGroup = (field: Field): field is GroupField => field.kind === 'group';
export const isEntryField = (field: Field): field is EntryField => 'entry' in field;

/** The id of a field of an entry, as a field of its form: no field of a config has a dash in its id. */
const entryFieldId = (group: string, at: number, field: string): string => `${group}-${at + 1}-${field}`;

const indexes = (length: number): number[] => Array.from({ length }, (_, index) => index);

const expanded = new WeakMap<Form, Form>();

/**
 * The form with its groups laid out: after each group follow the fields of all entries that it may have, and those of an
 * entry are shown while the answer of the group, the number of its entries, is large enough. So whatever holds for the
 * fields of a form (conditions, validation, drafts, steps, figures, comparisons) holds for those of entries.
 * @returns the same object for the same form; the form itself where it has no groups
 */
export function expandGroups(form: Form): Form {
  const before = expanded.get(form);
  if (before) return before;
  const groups = new Map(form.fields.filter(isGroup).map((group) => [group.id, group]));
  const made = groups.size === 0 ? form : expand(form, groups);
  expanded.set(form, made);
  expanded.set(made, made);
  return made;
}

type Groups = ReadonlyMap<string, GroupField>;

function expand(form: Form, groups: Groups): Form {
  const comparisons = [...(form.comparisons ?? []), ...[...groups.values()].flatMap(comparisonsOf)];
  return {
    ...form,
    fields: form.fields.flatMap((field): Field[] => {
      if (field.kind === 'figure') return [{ ...field, ...ofEntries(field, groups) }];
      return isGroup(field) ? [withDefault(field), ...fieldsOfEntries(field)] : [field];
    }),
    ...(form.steps && {
      steps: form.steps.map((step) => ({
        ...step,
        fields: step.fields.flatMap((id) => [id, ...idsOfEntries(groups.get(id))]),
      })),
    }),
    ...(comparisons.length > 0 && { comparisons }),
  };
}

/** A form begins with the fewest entries; a group that has nothing yet is not refused. */
const withDefault = (group: GroupField): Field =>
  ({ ...group, default: String(group.min), optional: true }) as unknown as GroupField;

const idsIn = ({ fields }: { fields: readonly { id: string }[] }): Set<string> =>
  new Set(fields.map(({ id }) => id));

/** The fields of one entry: what they say of each other is said of those of the same entry. */
export function fieldsOfEntry(group: GroupField, at: number): EntryField[] {
  const own = idsIn(group);
  const inEntry = (id: string) => (own.has(id) ? entryFieldId(group.id, at, id) : id);
  const fields: readonly Field[] = group.fields;
  return fields.map((field) => {
    const conditions = Object.entries(field.showWhenAnswers ?? {});
    const made: object = {
      ...field,
      ...('of' in field && { of: field.of.map(inEntry) }),
      ...renameProfileReferences(field, inEntry),
      id: entryFieldId(group.id, at, field.id),
      entry: { group: group.id, at, field: field.id },
      showWhenAnswers: {
        ...Object.fromEntries(conditions.map(([id, condition]) => [inEntry(id), condition])),
        [group.id]: { atLeast: at + 1 },
      },
    };
    return made as EntryField;
  });
}

const fieldsOfEntries = (group: GroupField): Field[] =>
  indexes(group.max).flatMap((at) => fieldsOfEntry(group, at));

const idsOfEntries = (group: GroupField | undefined): string[] =>
  group ? fieldsOfEntries(group).map(({ id }) => id) : [];

function comparisonsOf(group: GroupField): NonNullable<Form['comparisons']> {
  const own = idsIn(group);
  return indexes(group.max).flatMap((at) =>
    (group.comparisons ?? []).map((comparison) => ({
      ...comparison,
      field: entryFieldId(group.id, at, comparison.field),
      to: own.has(comparison.to) ? entryFieldId(group.id, at, comparison.to) : comparison.to,
    })),
  );
}

/** What a figure follows from: `group.field` is that field of every entry, and a count of entries is the sum of their numbers. */
function ofEntries(
  { shows, of }: Extract<Field, { kind: 'figure' }>,
  groups: Groups,
): Partial<Extract<Field, { kind: 'figure' }>> {
  const sources = of.flatMap((source) => {
    const [id = '', field] = source.split('.');
    const group = groups.get(id);
    return group && field !== undefined
      ? indexes(group.max).map((at) => entryFieldId(id, at, field))
      : [source];
  });
  const countsEntries = shows === 'count' && of.some((source) => groups.has(source));
  return { of: sources, ...(countsEntries && { shows: 'sum' }) };
}

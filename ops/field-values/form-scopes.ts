import type { Field } from '../../schemas/index.ts';
import { itemsOf, member } from '../json/json-values.ts';

/** The fields of a form, those of the entries of a group after their group. */
export const withEntries = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => (field.kind === 'group' ? [field, ...field.fields] : [field]));

/** A field of a form or of a group, and where it stands. */
export interface PlacedField {
  field: unknown;
  /** JSON pointer in the file of the form. */
  pointer: string;
  /** A field of the form among those of a group: the rules of the form judge it. */
  isOuter?: true;
}

/**
 * Fields that can name each other, in their order: those of a form, or those of one entry of a group among the other fields
 * of the form.
 */
export interface FormScope {
  fields: readonly PlacedField[];
  /** What has `comparisons`: the form, or the group. */
  owner: PlacedField;
}

export const isGroup = (field: unknown): boolean => member(field, 'kind') === 'group';

const listAt = (owner: unknown, pointer: string): PlacedField[] =>
  itemsOf(member(owner, 'fields')).map((field, index) => ({ field, pointer: `${pointer}/fields/${index}` }));

/** The form as one scope, and each of its groups as another. A field of an entry hides one of the form with the same id. */
export function scopesOf(form: unknown): FormScope[] {
  const own = listAt(form, '');
  const groups = own.flatMap((group): FormScope[] => {
    if (!isGroup(group.field)) return [];
    const inner = listAt(group.field, group.pointer);
    const ids = new Set(inner.map(({ field }) => member(field, 'id')));
    const fields = own.flatMap((one): PlacedField[] => {
      if (one === group) return inner;
      return ids.has(member(one.field, 'id')) ? [] : [{ ...one, isOuter: true }];
    });
    return [{ fields, owner: group }];
  });
  return [{ fields: own, owner: { field: form, pointer: '' } }, ...groups];
}

/** Every field of a form, those of groups after their group. */
export const placedFields = (form: unknown): PlacedField[] =>
  listAt(form, '').flatMap((one) => (isGroup(one.field) ? [one, ...listAt(one.field, one.pointer)] : [one]));

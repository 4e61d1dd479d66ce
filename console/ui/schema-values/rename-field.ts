import {
  type FieldUse,
  formBlocks,
  usesInForm,
  usesInResults,
} from '../../../ops/field-values/field-uses.ts';
import { isGroup } from '../../../ops/field-values/form-scopes.ts';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { fromPointer, toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit } from '../../api/index.ts';

interface File {
  id: string;
  file: string;
  value: unknown;
}

/** What goes with a new name of something that others name. */
export interface Renaming {
  /** The names that others beside it have. */
  taken: ReadonlySet<string>;
  /** The edits by which everything that names it follows. */
  follow: (to: string) => Edit[];
}

const idsOf = (owner: unknown): unknown[] =>
  itemsOf(member(owner, 'fields')).map((field) => member(field, 'id'));

/**
 * The renaming of a field: its steps, the fields that depend on it, the comparisons and figures of its form, and what pages
 * say at it after a result, have its new name in the same step. Null where the path leads to no field, and where its name
 * is not its own alone: what names it then may mean another.
 * @param path - the path of the field: `['fields', 3]`, of a group's `['fields', 3, 'fields', 0]`
 */
export function fieldRenaming(
  form: File,
  pages: readonly File[],
  path: readonly (string | number)[],
): Renaming | null {
  if (path.at(-2) !== 'fields') return null;
  const owner = valueIn(form.value, path.slice(0, -2));
  const field = valueIn(form.value, path);
  const id = member(field, 'id');
  const ids = idsOf(owner);
  if (typeof id !== 'string' || ids.filter((one) => one === id).length !== 1) return null;
  const nameIn = nameOfUses(form.value, owner, field, id);
  return {
    taken: new Set(ids.filter((one) => one !== id).map(String)),
    follow: (to) =>
      usesOfFields(form, pages).flatMap(({ file, ...one }): Edit[] => {
        const name = nameIn(one, to);
        if (name === null) return [];
        const at = fromPointer(one.pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        return [
          one.key ? { do: 'rename', file, path: at, key: name } : { do: 'set', file, path: at, value: name },
        ];
      }),
  };
}

/** Every place that names a field of a form: in the form itself, and where its pages say something at a field. */
const usesOfFields = (form: File, pages: readonly File[]): (FieldUse & { file: string })[] => [
  ...usesInForm(form.value).map((one) => ({ ...one, file: form.file })),
  ...pages.flatMap(({ file, value }) =>
    formBlocks(value)
      .filter(({ block }) => member(block, 'form') === form.id)
      .flatMap(({ block, at }) => usesInResults(block, at).map((one) => ({ ...one, file }))),
  ),
];

/**
 * The places that name a field, without its step and itself: what is left without it where it is deleted. None where the
 * path leads to no field, and where another has its name as well.
 * @param path - as of {@link fieldRenaming}
 */
export function usesOfField(
  form: File,
  pages: readonly File[],
  path: readonly (string | number)[],
): { file: string; pointer: string }[] {
  if (path.at(-2) !== 'fields') return [];
  const owner = valueIn(form.value, path.slice(0, -2));
  const field = valueIn(form.value, path);
  const id = member(field, 'id');
  if (typeof id !== 'string' || idsOf(owner).filter((one) => one === id).length !== 1) return [];
  const nameIn = nameOfUses(form.value, owner, field, id);
  const own = toPointer(path);
  return usesOfFields(form, pages)
    .filter(({ file, ...one }) => nameIn(one, id) !== null && !isWithoutIt(file, one.pointer))
    .map(({ file, pointer }) => ({ file, pointer }));
  function isWithoutIt(file: string, pointer: string): boolean {
    return file === form.file && (/^\/steps\//.test(pointer) || pointer.startsWith(`${own}/`));
  }
}

/** What a use is to say after the renaming; null where it means another field. */
function nameOfUses(form: unknown, owner: unknown, field: unknown, id: string) {
  const isOfForm = owner === form;
  return (use: FieldUse, to: string): string | null => {
    const [group, entry] = use.ofEntries ? use.id.split('.') : [];
    if (entry !== undefined) {
      if (isOfForm && isGroup(field) && group === id) return `${to}.${entry}`;
      return !isOfForm && group === member(owner, 'id') && entry === id ? `${group}.${to}` : null;
    }
    if (use.id !== id) return null;
    // A field of an entry hides one of the form with the same name.
    const isInGroup = use.group !== undefined && use.group !== form;
    if (!isOfForm) return use.group === owner ? to : null;
    return isInGroup && idsOf(use.group).includes(id) ? null : to;
  };
}

import { canonical } from '../../../ops/json/canonical.ts';
import { isObject, itemsOf, keysOf, member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit, Problem } from '../../api/index.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import { keysOf as keysOfPointer } from './problems-of-field.ts';

type Path = readonly (string | number)[];

/** An unsaved edit that removed a name which a problem misses. */
export interface BreakingEdit {
  file: string;
  /** The path of the name on the disk. */
  path: Path;
  name: string;
  /** The new name; null where it is gone. */
  now: string | null;
  /** The edit that reverts it. */
  back: Edit;
}

/** Problems of names that are defined elsewhere. */
const isOfName = /-unknown$|^asset-missing$/;

/**
 * The unsaved edit that removed the name that a problem misses: an entry, a row or an item that the disk has.
 * @param changed - all files with unsaved edits
 */
export function breakingEdit(
  { code, pointer }: Pick<Problem, 'code' | 'pointer'>,
  value: unknown,
  changed: readonly OpenFile[],
): BreakingEdit | null {
  if (!isOfName.test(code)) return null;
  const keys = keysOfPointer(pointer);
  const at = keys.reduce<unknown>((inner, key) => valueIn(inner, [stepOf(inner, key)]), value);
  const name = typeof at === 'string' ? at : keys.at(-1);
  if (name === undefined) return null;
  for (const file of changed) {
    if (!file.isJson) continue;
    const found = goneIn(name, file.file, [], diskValue(file), file.value);
    if (found) return found;
  }
  return null;
}

const stepOf = (inner: unknown, key: string) => (Array.isArray(inner) ? Number(key) : key);

/** The path where the disk has a name, as a key, an id or an item, and the draft has none. */
function goneIn(name: string, file: string, path: Path, was: unknown, is: unknown): BreakingEdit | null {
  if (canonical(was) === canonical(is)) return null;
  if (Array.isArray(was)) return Array.isArray(is) ? goneFromList(name, file, path, was, is) : null;
  if (!isObject(was) || !isObject(is)) return null;
  if (Object.hasOwn(was, name) && !Object.hasOwn(is, name)) {
    const before = canonical(was[name]);
    const isRenamed = (key: string) => !Object.hasOwn(was, key) && canonical(is[key]) === before;
    const now = keysOf(is).find(isRenamed) ?? null;
    const back: Edit =
      now === null
        ? { do: 'set', file, path: [...path, name], value: was[name], ...nextOf(name, was, is) }
        : { do: 'rename', file, path: [...path, now], key: name };
    return { file, path: [...path, name], name, now, back };
  }
  for (const key of keysOf(was)) {
    const found = goneIn(name, file, [...path, key], was[key], is[key]);
    if (found) return found;
  }
  return null;
}

/** Restores an entry at its old position: an unchanged order is not an edit. */
function nextOf(name: string, was: object, is: object): { before?: string } {
  const keys = keysOf(was);
  const before = keys.slice(keys.indexOf(name) + 1).find((key) => Object.hasOwn(is, key));
  return before === undefined ? {} : { before };
}

const nameOf = (item: unknown): unknown => (isObject(item) ? item.id : item);

function goneFromList(
  name: string,
  file: string,
  path: Path,
  was: readonly unknown[],
  is: readonly unknown[],
): BreakingEdit | null {
  const at = was.findIndex((item) => nameOf(item) === name);
  if (at !== -1 && !is.some((item) => nameOf(item) === name)) {
    const known = new Set(was.map(nameOf));
    const isOther = (item: unknown, index: number) =>
      !known.has(nameOf(item)) &&
      // A text consists of its name only: it counts as renamed only at the same position of a list of the same length,
      // not where another text was added.
      (isObject(item) || (index === at && is.length === was.length)) &&
      isSameButName(item, was[at]);
    const other = is.findIndex(isOther);
    const now = other === -1 ? null : String(nameOf(is[other]));
    const isRow = isObject(was[at]);
    const back: Edit =
      other === -1
        ? { do: 'insert', file, path: [...path, Math.min(at, is.length)], value: was[at] }
        : { do: 'set', file, path: [...path, other, ...(isRow ? ['id'] : [])], value: name };
    return { file, path: [...path, at], name, now, back };
  }
  for (const [index, item] of was.entries()) {
    const id = member(item, 'id');
    const there = id === undefined ? index : is.findIndex((one) => member(one, 'id') === id);
    const found = goneIn(name, file, [...path, index], item, itemsOf(is)[there]);
    // The edit applies to the draft, where a row may have another index.
    if (found && there === index) return found;
  }
  return null;
}

function isSameButName(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other;
  return canonical({ ...one, id: null }) === canonical({ ...other, id: null });
}

import { patchesOf } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import type { JsonPath } from './json-span.ts';
import { areOneItem, type Hunk, hunksOf, overlap } from './list-hunks.ts';
import { mergeItems, standing } from './merge-items.ts';
import { applyPatches } from './text-patch.ts';

/** A field that both sides have changed, each to another value; undefined: there is none. */
export interface FieldConflict {
  path: JsonPath;
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

export interface MergedJson {
  /** Their text with our changes; a field in conflict has their value. */
  text: string;
  conflicts: FieldConflict[];
}

export type JsonEdit = Extract<Edit, { do: 'set' | 'insert' | 'remove' }>;
type JsonObject = Readonly<Record<string, unknown>>;
interface Values {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/**
 * Merges two revisions of a text by entries, fields and items of lists: what we have changed is changed in their text.
 * No text results in which a key stands twice.
 * @returns null where we have put the outermost keys in another order
 * @throws SyntaxError where one of the texts is not JSON
 */
export function mergeJson(
  file: string,
  texts: { base: string; ours: string; theirs: string },
): MergedJson | null {
  const edits: JsonEdit[] = [];
  const conflicts: FieldConflict[] = [];
  const { base, ours, theirs } = texts;
  const values = { base: parse(base), ours: parse(ours), theirs: parse(theirs) };
  new Merge({ file, isRevert: false }, edits, conflicts).value([], values);
  // Edits and conflicts name what is inside of a file.
  if ([...edits, ...conflicts].some(({ path }) => path.length === 0)) return null;
  return { text: edits.reduce(edited, theirs), conflicts };
}

/**
 * Puts back what stands at one path: the edits that make our change of it in their value. Conflicts have the paths of
 * their value, and the id of an item that it lacks; where both have new items at one place, ours come first.
 * @param before - the key in front of which a new key is written
 */
export function revertValue(
  file: string,
  path: JsonPath,
  values: Values,
  before?: string,
): { edits: JsonEdit[]; conflicts: FieldConflict[] } {
  const edits: JsonEdit[] = [];
  const conflicts: FieldConflict[] = [];
  new Merge({ file, isRevert: true }, edits, conflicts).value(path, values, before);
  return { edits, conflicts };
}

/** The merged text with our value of a field in conflict. */
export function withOurs(file: string, text: string, { path, ours }: FieldConflict): string {
  return edited(
    text,
    ours === undefined ? { do: 'remove', file, path } : { do: 'set', file, path, value: ours },
  );
}

const edited = (text: string, edit: JsonEdit): string => applyPatches(text, patchesOf(text, edit));

/** Editors on Windows begin a file with a byte order mark. */
const parse = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of keys counts: that of entries is what operators see. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface MergeOf {
  file: string;
  /** Whether a past change is put back. */
  isRevert: boolean;
}

class Merge {
  readonly #of: MergeOf;
  readonly #file: string;
  readonly #edits: JsonEdit[];
  readonly #conflicts: FieldConflict[];

  constructor(of: MergeOf, edits: JsonEdit[], conflicts: FieldConflict[]) {
    this.#of = of;
    this.#file = of.file;
    this.#edits = edits;
    this.#conflicts = conflicts;
  }

  value(path: JsonPath, values: Values, before?: string): void {
    const { base, ours, theirs } = values;
    if (isSame(ours, theirs) || isSame(ours, base)) return;
    if (isObject(ours) && isObject(theirs) && (base === undefined || isObject(base))) {
      const from = base ?? {};
      if (haveSameOrder(from, ours)) {
        this.#object(path, from, ours, theirs);
        return;
      }
    }
    if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
      if (this.#list(path, base, ours, theirs) || this.#items(path, { base, ours, theirs })) return;
    }
    if (isSame(theirs, base)) this.#change(path, ours, before);
    else this.#conflicts.push({ path, ...values });
  }

  #change(path: JsonPath, value: unknown, before?: string): void {
    const file = this.#file;
    if (value === undefined) this.#edits.push({ do: 'remove', file, path });
    else this.#edits.push({ do: 'set', file, path, value, ...(before !== undefined && { before }) });
  }

  #object(path: JsonPath, base: JsonObject, ours: JsonObject, theirs: JsonObject): void {
    const own = Object.keys(ours);
    const keys = new Set([...own, ...Object.keys(base)]);
    const entryOf = (from: JsonObject, key: string) => (Object.hasOwn(from, key) ? from[key] : undefined);
    for (const key of keys) {
      const at = own.indexOf(key);
      // A new entry stands before the one that it stands before in our text.
      const before = at < 0 ? undefined : own.slice(at + 1).find((one) => Object.hasOwn(theirs, one));
      const values = { base: entryOf(base, key), ours: entryOf(ours, key), theirs: entryOf(theirs, key) };
      this.value([...path, key], values, before);
    }
  }

  /** @returns false where both have changed the same items */
  #list(
    path: JsonPath,
    base: readonly unknown[],
    ours: readonly unknown[],
    theirs: readonly unknown[],
  ): boolean {
    const others = hunksOf(base, theirs);
    const open = hunksOf(base, ours).filter((one) => !others.some((other) => isSame(one, other)));
    const isClear = open.every((one) => {
      const met = others.filter((other) => overlap(one, other));
      return met.length === 0 || (met.length === 1 && areOneItem(one, met[0] as Hunk));
    });
    if (!isClear) return false;
    const inside = new Merge(this.#of, [], []);
    // From the end: the items before keep their places.
    for (const hunk of [...open].reverse()) inside.#hunk(path, hunk, others, base);
    const movesItems = open.some(({ from, to, items }) => items.length !== to - from);
    // A conflict names an item by its place in the merged list.
    if (movesItems && inside.#conflicts.length > 0) return false;
    this.#edits.push(...inside.#edits);
    this.#conflicts.push(...inside.#conflicts);
    return true;
  }

  /** Merges item by item, wherever they stand. @returns false where the items cannot be told */
  #items(path: JsonPath, lists: { base: unknown[]; ours: unknown[]; theirs: unknown[] }): boolean {
    const found = mergeItems(lists);
    const { isRevert } = this.#of;
    if (!found || (!isRevert && (found.isOrderOpen || found.removedByThem.length > 0))) return false;
    const { file } = this.#of;
    const { theirs } = lists;
    const stay = standing(found.merged);
    const inner = new Map<number, JsonEdit[]>();
    const conflicts: FieldConflict[] = [];
    for (const { at, base, ours } of found.shared) {
      const inside = new Merge(this.#of, [], []);
      inside.value([...path, at], { base, ours, theirs: theirs[at] });
      inner.set(at, inside.#edits);
      conflicts.push(...inside.#conflicts);
    }
    for (const { at, base } of found.removedByUs)
      conflicts.push({ path: [...path, at], base, ours: undefined, theirs: theirs[at] });
    this.#edits.push(...[...inner].flatMap(([at, edits]) => (stay.has(at) ? edits : [])));
    for (let at = theirs.length - 1; at >= 0; at -= 1)
      if (!stay.has(at)) this.#edits.push({ do: 'remove', file, path: [...path, at] });
    found.merged.forEach((item, index) => {
      if ('at' in item && stay.has(item.at)) return;
      const value =
        'at' in item ? withEdits(theirs[item.at], path.length + 1, inner.get(item.at) ?? []) : item.value;
      this.#edits.push({ do: 'insert', file, path: [...path, index], value });
    });
    const places = found.merged.flatMap((item, index) => ('at' in item ? [[item.at, index] as const] : []));
    const mergedAt = new Map(places);
    for (const { path: own, ...values } of conflicts) {
      const [at, ...rest] = own.slice(path.length);
      const index = isRevert ? at : (mergedAt.get(Number(at)) ?? at);
      this.#conflicts.push({ path: [...path, index as number, ...rest], ...values });
    }
    for (const { id, base, ours } of found.removedByThem)
      this.#conflicts.push({ path: [...path, id], base, ours, theirs: undefined });
    return true;
  }

  #hunk(path: JsonPath, hunk: Hunk, others: readonly Hunk[], base: readonly unknown[]): void {
    const file = this.#file;
    const { from, to, items } = hunk;
    const earlier = others.filter((one) => one.from < from);
    const at = from + earlier.reduce((sum, one) => sum + one.items.length - (one.to - one.from), 0);
    const met = others.find((one) => overlap(hunk, one));
    if (met) {
      this.value([...path, at], { base: base[from], ours: items[0], theirs: met.items[0] });
      return;
    }
    const replaced = Math.min(items.length, to - from);
    for (let index = to - from - 1; index >= replaced; index -= 1)
      this.#edits.push({ do: 'remove', file, path: [...path, at + index] });
    items.forEach((value, index) => {
      const target = { file, path: [...path, at + index] };
      if (index >= replaced) this.#edits.push({ do: 'insert', ...target, value });
      else this.value(target.path, { base: base[from + index], ours: value, theirs: base[from + index] });
    });
  }
}

/** An item of a list with the edits within it. @param depth - of the item, in the paths of the edits */
function withEdits(item: unknown, depth: number, edits: readonly JsonEdit[]): unknown {
  const text = edits
    .map((edit): JsonEdit => ({ ...edit, path: [0, ...edit.path.slice(depth)] }))
    .reduce(edited, JSON.stringify([item]));
  return (parse(text) as unknown[])[0];
}

function haveSameOrder(one: JsonObject, other: JsonObject): boolean {
  const common = Object.keys(one).filter((key) => Object.hasOwn(other, key));
  return isSame(
    common,
    Object.keys(other).filter((key) => Object.hasOwn(one, key)),
  );
}

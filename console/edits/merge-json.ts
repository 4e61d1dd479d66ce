import { diffArrays } from 'diff';
import { patchesOf } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import type { JsonPath } from './json-span.ts';
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
  new Merge(file, edits, conflicts).value([], values);
  // Edits and conflicts name what is inside of a file.
  if ([...edits, ...conflicts].some(({ path }) => path.length === 0)) return null;
  return { text: edits.reduce(edited, theirs), conflicts };
}

/**
 * Merges what stands at one path: the edits that make our change of it in their value.
 * @param before - the key in front of which a new key is written
 */
export function mergeValue(
  file: string,
  path: JsonPath,
  values: Values,
  before?: string,
): { edits: JsonEdit[]; conflicts: FieldConflict[] } {
  const edits: JsonEdit[] = [];
  const conflicts: FieldConflict[] = [];
  new Merge(file, edits, conflicts).value(path, values, before);
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

class Merge {
  readonly #file: string;
  readonly #edits: JsonEdit[];
  readonly #conflicts: FieldConflict[];

  constructor(file: string, edits: JsonEdit[], conflicts: FieldConflict[]) {
    this.#file = file;
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
      if (this.#list(path, base, ours, theirs)) return;
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
      return met.length === 0 || (met.length === 1 && isOneItem(one) && isOneItem(met[0] as Hunk));
    });
    if (!isClear) return false;
    const inside = new Merge(this.#file, [], []);
    // From the end: the items before keep their places.
    for (const hunk of [...open].reverse()) inside.#hunk(path, hunk, others, base);
    const movesItems = open.some(({ from, to, items }) => items.length !== to - from);
    // A conflict names an item by its place in the merged list.
    if (movesItems && inside.#conflicts.length > 0) return false;
    this.#edits.push(...inside.#edits);
    this.#conflicts.push(...inside.#conflicts);
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

function haveSameOrder(one: JsonObject, other: JsonObject): boolean {
  const common = Object.keys(one).filter((key) => Object.hasOwn(other, key));
  return isSame(
    common,
    Object.keys(other).filter((key) => Object.hasOwn(one, key)),
  );
}

/** Items of a list from one index up to another that have been replaced by others. */
interface Hunk {
  from: number;
  to: number;
  items: readonly unknown[];
}

function hunksOf(base: readonly unknown[], other: readonly unknown[]): Hunk[] {
  const texts = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
  const hunks: Hunk[] = [];
  let [inBase, inOther] = [0, 0];
  let open: { from: number; inOther: number } | null = null;
  const close = () => {
    if (open) hunks.push({ from: open.from, to: inBase, items: other.slice(open.inOther, inOther) });
    open = null;
  };
  for (const { added, removed, count } of diffArrays(texts(base), texts(other))) {
    if (!added && !removed) close();
    else open ??= { from: inBase, inOther };
    if (!added) inBase += count;
    if (!removed) inOther += count;
  }
  close();
  return hunks;
}

/** Two hunks that touch may have changed the same, too: an insertion has no items of its own in the base. */
const overlap = (one: Hunk, other: Hunk): boolean => one.from <= other.to && other.from <= one.to;

const isOneItem = ({ from, to, items }: Hunk): boolean =>
  to - from === 1 && items.length === 1 && isObject(items[0]);

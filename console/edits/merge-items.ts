import { sameItems } from '../../ops/edits/same-items.ts';
import { isObject } from '../../ops/json/json-values.ts';

type List = readonly unknown[];
interface Lists {
  base: List;
  ours: List;
  theirs: List;
}

/** An item of their list that is merged within, by its index there. */
export interface SharedItem {
  at: number;
  base: unknown;
  ours: unknown;
}

/** An item of the merged list: theirs by its index, or a new one of ours. */
export type MergedItem = { at: number } | { value: unknown };

/** What becomes of a list whose items are known again by what identifies them, wherever they stand. */
export interface MergedItems {
  /** Those that both sides have. */
  shared: SharedItem[];
  /** Those that we have removed and they have changed; they stay. */
  removedByUs: { at: number; base: unknown }[];
  /** Those that we have changed and they have removed, by their id. */
  removedByThem: { id: string; base: unknown; ours: unknown }[];
  merged: MergedItem[];
  /** Whether both have new items at one place, whose order nobody knows. */
  isOrderOpen: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const idOf = (item: unknown): string | null =>
  isObject(item) && typeof item.id === 'string' ? item.id : null;

/** @returns null where the items cannot be told, or both sides have put them into another order */
export function mergeItems({ base, ours, theirs }: Lists): MergedItems | null {
  if (![base, ours, theirs].every((list) => list.every(isObject))) return null;
  const [mine, their] = [sameItems(base, ours), sameItems(base, theirs)];
  const theirsOf = new Map([...their].map(([at, from]) => [from, at]));
  const oursOf = new Map([...mine].map(([at, from]) => [from, at]));
  const found: MergedItems = {
    shared: [],
    removedByUs: [],
    removedByThem: [],
    merged: [],
    isOrderOpen: false,
  };
  /** Where each item of ours stands in theirs; undefined: nowhere. */
  const places = ours.map((item, index) => {
    const from = mine.get(index);
    const at =
      from === undefined
        ? theirs.findIndex((other, one) => !their.has(one) && isSameNew(item, other))
        : (theirsOf.get(from) ?? -1);
    return at < 0 ? undefined : at;
  });
  const gone = new Set<number>();
  for (const [index, item] of ours.entries()) {
    const [from, at] = [mine.get(index), places[index]];
    const was = from === undefined ? undefined : base[from];
    if (at !== undefined) found.shared.push({ at, base: was, ours: item });
    else if (from !== undefined && !isSame(item, was)) {
      const id = idOf(item);
      if (id === null) return null;
      found.removedByThem.push({ id, base: was, ours: item });
    }
  }
  for (const [at, item] of theirs.entries()) {
    const from = their.get(at);
    if (from === undefined || oursOf.has(from)) continue;
    if (isSame(item, base[from])) gone.add(at);
    else found.removedByUs.push({ at, base: base[from] });
  }
  const order = orderOf(places, theirs, mine, their);
  if (order === null) return null;
  const kept = order.filter((at) => !gone.has(at)).map((at): MergedItem => ({ at }));
  const isNewOfTheirs = (item: MergedItem | undefined) =>
    item !== undefined && 'at' in item && !their.has(item.at) && !places.includes(item.at);
  const added: MergedItem[] = [];
  for (const [index, value] of ours.entries()) {
    if (mine.has(index) || places[index] !== undefined) continue;
    const behind = lastBefore(kept, added, places, ours, index);
    if (isNewOfTheirs(kept[behind]) || isNewOfTheirs(kept[behind + 1])) found.isOrderOpen = true;
    const item = { value };
    kept.splice(behind + 1, 0, item);
    added.push(item);
  }
  return { ...found, merged: kept };
}

/** Both have added the same item: with the same id, or equal. */
const isSameNew = (one: unknown, other: unknown): boolean =>
  idOf(one) === null ? isSame(one, other) : idOf(one) === idOf(other);

/** The index in the merged list of the nearest earlier item of ours; -1: there is none. */
function lastBefore(
  merged: readonly MergedItem[],
  added: readonly MergedItem[],
  places: readonly (number | undefined)[],
  ours: List,
  index: number,
): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const at = places[before];
    const found = merged.findIndex((item) =>
      'at' in item ? item.at === at : added.includes(item) && item.value === ours[before],
    );
    if (found >= 0) return found;
  }
  return -1;
}

/** Their items in the order that the merged list has; null where both sides have changed the order, each in its way. */
function orderOf(
  places: readonly (number | undefined)[],
  theirs: List,
  mine: ReadonlyMap<number, number>,
  their: ReadonlyMap<number, number>,
): number[] | null {
  const all = [...theirs.keys()];
  const inOurs = places.flatMap((at, index) => (at !== undefined && mine.has(index) ? [at] : []));
  const common = new Set(inOurs);
  const inTheirs = all.filter((at) => common.has(at));
  const inBase = [...inTheirs].sort((one, other) => (their.get(one) ?? 0) - (their.get(other) ?? 0));
  if (isSame(inOurs, inBase) || isSame(inOurs, inTheirs)) return all;
  if (!isSame(inTheirs, inBase)) return null;
  const left = [...inOurs];
  return all.map((at) => (common.has(at) ? (left.shift() ?? at) : at));
}

/** The items of theirs that keep their places: a longest run of them in the order of the merged list. */
export function standing(merged: readonly MergedItem[]): ReadonlySet<number> {
  const all = merged.flatMap((item) => ('at' in item ? [item.at] : []));
  const runs: number[][] = [];
  for (const [index, at] of all.entries()) {
    const before = runs.filter((_, one) => (all[one] as number) < at);
    const longest = before.reduce((best, run) => (run.length > best.length ? run : best), [] as number[]);
    runs[index] = [...longest, at];
  }
  return new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), [] as number[]));
}

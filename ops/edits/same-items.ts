import { areEqual, canonical } from '../json/canonical.ts';
import { isObject } from '../json/json-values.ts';

type List = readonly unknown[];

/** What identifies an item of a list: its id, the result code that it handles, or the value that it stands for. */
const identifying = ['id', 'code', 'value'] as const;

/** Pairs of the lists that were compared last: every field of a form asks for them. */
const known = new WeakMap<List, { before: List; pairs: ReadonlyMap<number, number> }>();

/**
 * The items of two revisions of a list that are the same item, by index in the later one. They are matched by what
 * identifies them, else by likeness; an item that may be either of two has no pair, and neither has a new one.
 */
export function sameItems(before: List, after: List): ReadonlyMap<number, number> {
  const last = known.get(after);
  if (last?.before === before) return last.pairs;
  const pairs = pairsOf(before, after);
  known.set(after, { before, pairs });
  return pairs;
}

/**
 * Whether an item of a list is still the one that stood at this index earlier: equal to it, else more like it than all
 * the others are.
 */
export const isStillAt = (list: List, index: number, was: unknown): boolean =>
  areEqual(list[index], was) || pairsOf([was], list).get(index) === 0;

type Pairs = Map<number, number>;

function pairsOf(before: List, after: List): Pairs {
  const pairs: Pairs = new Map();
  pairByName(before, after, pairs);
  pairEqual(before, after, pairs);
  pairAlike(before, after, pairs);
  pairBetween(before, after, pairs);
  return pairs;
}

/** What an item is identified by, as text; null for one without. */
function nameOf(item: unknown): string | null {
  const key = isObject(item) ? identifying.find((one) => item[one] !== undefined) : undefined;
  return key === undefined || !isObject(item) ? null : `${key} ${canonical(item[key])}`;
}

function pairByName(before: List, after: List, pairs: Pairs): void {
  const [was, is] = [before.map(nameOf), after.map(nameOf)];
  is.forEach((name, index) => {
    const isOnly = (names: typeof is) => names.indexOf(name) === names.lastIndexOf(name);
    if (name !== null && isOnly(is) && was.includes(name) && isOnly(was)) pairs.set(index, was.indexOf(name));
  });
}

/** Of several equal ones those at the same index come first. */
function pairEqual(before: List, after: List, pairs: Pairs): void {
  const [was, is] = [before.map(canonical), after.map(canonical)];
  const left = freeOf(before, after, pairs);
  const pair = (from: (text: string | undefined, index: number) => number) => {
    for (const index of left().after) {
      const at = from(is[index], index);
      if (at >= 0) pairs.set(index, at);
    }
  };
  pair((text, index) => (was[index] === text && left().before.includes(index) ? index : -1));
  pair((text) => left().before.find((at) => was[at] === text) ?? -1);
}

/** Each is more like the other than like any other item, and at least half of both is the same. */
function pairAlike(before: List, after: List, pairs: Pairs): void {
  const left = freeOf(before, after, pairs)();
  const parts = (list: List, index: number) => partsOf(list[index]);
  const found = left.after.flatMap((index) =>
    left.before.flatMap((at) => {
      if (!mayBeSame(before[at], after[index])) return [];
      const likeness = likenessOf(parts(before, at), parts(after, index));
      return likeness >= 1 / 2 ? [{ index, at, likeness }] : [];
    }),
  );
  for (const one of found) {
    const isBest = found.every(
      (other) =>
        other === one || (other.index !== one.index && other.at !== one.at) || other.likeness < one.likeness,
    );
    if (isBest) pairs.set(one.index, one.at);
  }
}

/** A single item between the same neighbours, or at the same end, is the one that was there; but not with another name. */
function pairBetween(before: List, after: List, pairs: Pairs): void {
  const { before: gone, after: come } = freeOf(before, after, pairs)();
  for (const index of come) {
    const [at] = gone.filter((one) => {
      const [earlier, later] = [index === 0 ? -1 : pairs.get(index - 1), pairs.get(index + 1)];
      return (
        earlier === one - 1 && (index === after.length - 1 ? one === before.length - 1 : later === one + 1)
      );
    });
    const isNamed = at === undefined || nameOf(after[index]) !== null || nameOf(before[at]) !== null;
    if (!isNamed) pairs.set(index, at);
  }
}

const freeOf = (before: List, after: List, pairs: Pairs) => () => {
  const taken = new Set(pairs.values());
  return {
    before: [...before.keys()].filter((at) => !taken.has(at)),
    after: [...after.keys()].filter((index) => !pairs.has(index)),
  };
};

/** An item with an id is no other one, however alike they are. */
const mayBeSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && one.id === undefined && other.id === undefined;

/** Every value within an item, with its place. */
const partsOf = (value: unknown): Set<string> => new Set(leavesOf(value, ''));

const leavesOf = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}/${key}`))
    : [`${at} ${JSON.stringify(value)}`];

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / Math.max(one.size, other.size, 1);
}

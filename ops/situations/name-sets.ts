import { namesIn, type VisitorSet } from './visitor-set.ts';

/** The set of each axis, null where it is unrestricted. */
type Product = readonly (number | null)[];

interface ProductIndex {
  axis: number;
  /** Lists of products with one set each. */
  byName: ReadonlyMap<string, readonly (readonly Product[])[]>;
  /** Those without a set on the axis. */
  open: readonly Product[];
  all: readonly Product[];
}

/** How many comparisons it takes to find what overlaps with each of its own products. */
function costOf({ byName, open, all }: ProductIndex): number {
  const counts = [...byName.values()].map((lists) => lists.reduce((sum, { length }) => sum + length, 0));
  return counts.reduce((sum, count) => sum + count * count, open.length * all.length);
}

function push<Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** Sets of names by id: a plan has thousands of products of few sets. */
export class NameSets {
  readonly #sets: Set<string>[] = [];
  readonly #ids = new Map<string, number>();
  /** By list: the sets of a plan share their lists of names. */
  readonly #idByList = new WeakMap<readonly string[], number>();
  readonly #intersections = new Map<number, boolean>();
  readonly #finestFirst: readonly string[];

  /** @param axes - the names of all axes */
  constructor(axes: readonly string[]) {
    // Axes that distinguish most visitors come first.
    this.#finestFirst = [...axes].reverse();
  }

  productsOf({ who }: { who: VisitorSet | { anyOf: readonly VisitorSet[] } }): Product[] {
    return ('anyOf' in who ? who.anyOf : [who]).map((one) =>
      this.#finestFirst.map((axis) => {
        const names = namesIn(one, axis);
        return names ? this.#idOf(names) : null;
      }),
    );
  }

  /**
   * Products by the names of the axis that tells most of them apart, so that a product is compared only with those that
   * share a name with it: a bulk edit has thousands, of one channel each.
   */
  indexOf(products: readonly Product[]): ProductIndex {
    const axes = this.#finestFirst.map((_, axis) => this.#byAxis(products, axis));
    const [first, ...others] = axes.map((index) => ({ index, cost: costOf(index) }));
    if (!first) return this.#byAxis(products, 0);
    return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).index;
  }

  #byAxis(products: readonly Product[], axis: number): ProductIndex {
    const byId = new Map<number | null, Product[]>();
    for (const product of products) push(byId, product[axis] ?? null, product);
    const open = byId.get(null) ?? [];
    const byName = new Map<string, Product[][]>();
    for (const [id, list] of byId) for (const name of this.#setOf(id) ?? []) push(byName, name, list);
    return { axis, byName, open, all: products };
  }

  /** Whether a situation is in both unions. */
  overlap({ axis, byName, open, all }: ProductIndex, others: readonly Product[]): boolean {
    return others.some((other) => {
      const isShared = (one: Product) => this.#share(one, other);
      const names = this.#setOf(other[axis]);
      if (!names) return all.some(isShared);
      return (
        open.some(isShared) ||
        [...names].some((name) => byName.get(name)?.some((list) => list.some(isShared)) ?? false)
      );
    });
  }

  #setOf(id: number | null | undefined): ReadonlySet<string> | null {
    return typeof id === 'number' ? (this.#sets[id] ?? null) : null;
  }

  #share(one: Product, other: Product): boolean {
    return one.every((id, axis) => {
      const otherId = other[axis] ?? null;
      return id === null || otherId === null || id === otherId || this.#intersects(id, otherId);
    });
  }

  #idOf(names: readonly string[]): number {
    const known = this.#idByList.get(names) ?? this.#idByNames(names);
    this.#idByList.set(names, known);
    return known;
  }

  #idByNames(names: readonly string[]): number {
    const key = JSON.stringify(names);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#sets.length);
    return this.#sets.push(new Set(names)) - 1;
  }

  #intersects(one: number, other: number): boolean {
    const pair = one < other ? one * 2 ** 24 + other : other * 2 ** 24 + one;
    const known = this.#intersections.get(pair);
    if (known !== undefined) return known;
    const names = this.#sets[one];
    const intersects = [...(this.#sets[other] ?? [])].some((name) => names?.has(name));
    this.#intersections.set(pair, intersects);
    return intersects;
  }
}

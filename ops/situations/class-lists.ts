type Classes = readonly number[];

/** Lists of classes of an axis, equal ones as one object. */
export class ClassLists {
  /** By hash: classes as a text would be most of the time that the search for extents takes. */
  readonly #lists = new Map<number, Classes[]>();
  readonly #ids = new Map<Classes, number>();
  readonly #unions = new Map<string, Classes>();

  of(classes: Classes): Classes {
    const hash = hashOf(classes);
    const alike = this.#lists.get(hash);
    const known = alike?.find((one) => isSame(one, classes));
    if (known) return known;
    if (alike) alike.push(classes);
    else this.#lists.set(hash, [classes]);
    this.#ids.set(classes, this.#ids.size);
    return classes;
  }

  /** The sorted union of disjoint lists of {@link of}. */
  union(lists: readonly Classes[]): Classes {
    const [first = []] = lists;
    if (lists.length === 1) return first;
    const key = lists.map((one) => this.#ids.get(one)).join();
    const known = this.#unions.get(key) ?? this.of(lists.flat().sort((one, other) => one - other));
    this.#unions.set(key, known);
    return known;
  }
}

const hashOf = (classes: Classes): number => {
  let hash = classes.length;
  for (const at of classes) {
    const mixed = Math.imul(hash ^ at, 0x9e3779b1);
    hash = mixed ^ (mixed >>> 15);
  }
  return hash;
};

const isSame = (one: Classes, other: Classes): boolean =>
  one.length === other.length && one.every((at, index) => at === other[index]);

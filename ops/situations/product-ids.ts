import type { Product } from './extents.ts';

/** The classes of an axis, one bit each; null: all. */
type Bits = bigint | null;

/**
 * Products over some of the axes as ids, equal for equal products: a search of thousands of nodes joins few different
 * ones, each two of them once.
 */
export class ProductIds {
  readonly #axes: readonly number[];
  /** The number of classes of each axis. */
  readonly #sizes: readonly number[];
  readonly #products: (readonly Bits[])[] = [];
  readonly #ids = new Map<string, number>();
  readonly #made: Product[] = [];
  readonly #unions = new Map<number, number>();
  /** By axis; thousands of products share their lists. */
  readonly #lists: Map<bigint, readonly number[]>[] = [];
  /** The product of no situation. */
  readonly none: number;

  /** @param axes - by their position @param sizes - the number of classes of every axis of the space */
  constructor(axes: readonly number[], sizes: readonly number[]) {
    this.#axes = axes;
    this.#sizes = sizes;
    this.none = this.#idOf(axes.map(() => 0n));
  }

  union(one: number, other: number): number {
    if (one === other) return one;
    // Numbers below 2^26 each, so that both fit into one exact number.
    const key = one * 2 ** 26 + other;
    const known = this.#unions.get(key);
    if (known !== undefined) return known;
    const others = this.#products[other] ?? [];
    const made = this.#idOf(
      (this.#products[one] ?? []).map((bits, at) => {
        const own = others[at] ?? null;
        return bits === null || own === null ? null : bits | own;
      }),
    );
    this.#unions.set(key, made);
    return made;
  }

  /** Products that restrict one axis to some classes and none of the axes between it and the next one. */
  restriction(axis: number, classes: readonly number[], next: number): (id: number) => number {
    if (!this.#axes.some((at) => at >= axis && at < next)) return (id) => id;
    const own = this.#axes.includes(axis) ? bitsOf(classes) : null;
    const known = new Map<number, number>();
    return (id) => {
      const found = known.get(id) ?? this.#idOf(this.#restricted(id, axis, own, next));
      known.set(id, found);
      return found;
    };
  }

  /** Without the axes of which it has every class; equal for equal ids. */
  productOf(id: number): Product {
    const known = this.#made[id];
    if (known) return known;
    const restricted = new Map<number, readonly number[]>();
    this.#products[id]?.forEach((bits, at) => {
      const axis = this.#axes[at] ?? 0;
      const classes = bits === null ? null : this.#classesIn(bits, axis);
      if (classes && classes.length < (this.#sizes[axis] ?? 0)) restricted.set(axis, classes);
    });
    this.#made[id] = restricted;
    return restricted;
  }

  #restricted(id: number, axis: number, own: Bits, next: number): Bits[] {
    return (this.#products[id] ?? []).map((bits, index) => {
      const at = this.#axes[index] ?? 0;
      return at === axis ? own : at > axis && at < next ? null : bits;
    });
  }

  #idOf(product: readonly Bits[]): number {
    // To the base 16, because other bases take a division for each digit of a large integer.
    const key = product.map((bits) => bits?.toString(16) ?? '').join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#products.length);
    return this.#products.push(product) - 1;
  }

  #classesIn(bits: bigint, axis: number): readonly number[] {
    const ofAxis = this.#lists[axis] ?? new Map<bigint, readonly number[]>();
    this.#lists[axis] = ofAxis;
    const known = ofAxis.get(bits);
    if (known) return known;
    const all = Array.from({ length: this.#sizes[axis] ?? 0 }, (_, at) => at);
    const classes = all.filter((at) => (bits >> BigInt(at)) & 1n);
    ofAxis.set(bits, classes);
    return classes;
  }
}

/** By words of 32 bits: a set may have thousands of classes, and each operation on a large integer copies it. */
function bitsOf(classes: readonly number[]): bigint {
  const words: number[] = [];
  for (const at of classes) words[at >>> 5] = (words[at >>> 5] ?? 0) | (1 << (at & 31));
  let text = '';
  for (let at = words.length - 1; at >= 0; at--)
    text += ((words[at] ?? 0) >>> 0).toString(16).padStart(8, '0');
  return text === '' ? 0n : BigInt(`0x${text}`);
}

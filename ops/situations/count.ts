import { isLeaf, type Node } from './diagram.ts';

/** Beyond 2^53 a number is exact for some counts only, and an inexact count is worse than none. */
export function exact(count: number | bigint): number {
  const number = Number(count);
  if (typeof count === 'bigint' ? BigInt(number) === count : Number.isSafeInteger(count)) return number;
  throw new Error(`the space has more than 2^53 situations, which cannot be counted exactly: ${count}`);
}

/** The product of counts; beyond 2^53 computed with integers of any size. */
export function productOf(counts: readonly number[]): number {
  // A product that is not above 2^53 has had no factor above it either, so it is exact.
  const product = counts.reduce((all, one) => all * one, 1);
  return Number.isSafeInteger(product) ? product : exact(counts.reduce((all, one) => all * BigInt(one), 1n));
}

/** The sum of counts; beyond 2^53 computed with integers of any size. */
export function sumOfCounts(counts: readonly number[]): number {
  const sum = counts.reduce((all, one) => all + one, 0);
  return Number.isSafeInteger(sum) ? sum : exact(counts.reduce((all, one) => all + BigInt(one), 0n));
}

/**
 * Counts the situations whose value satisfies `counts`.
 * @param weights - for each axis, the number of its values in each class
 * @param countsAll - whether all values of a node are known to satisfy `counts`
 */
export function countWhere<T>(
  node: Node<T>,
  weights: readonly (readonly number[])[],
  counts: (value: T) => boolean,
  countsAll: (node: Node<T>) => boolean = () => false,
): number {
  const totals = weights.map((of) => BigInt(of.reduce((sum, one) => sum + one, 0)));
  const between = (from: number, to: number): bigint =>
    totals.slice(from, Math.min(to, totals.length)).reduce((product, one) => product * one, 1n);
  const known = new Map<Node<T>, bigint>();
  /** The count for a node, over its own axis and all later axes. */
  const below = (one: Node<T>): bigint => {
    const found = known.get(one);
    if (found !== undefined) return found;
    const sum = countsAll(one) ? between(one.axis, totals.length) : sumOf(one);
    known.set(one, sum);
    return sum;
  };
  const sumOf = (one: Node<T>): bigint => {
    if (isLeaf(one)) return counts(one.value) ? 1n : 0n;
    return one.children.reduce((total, child, at) => {
      const count = below(child);
      const weight = BigInt(weights[one.axis]?.[at] ?? 1);
      return count === 0n ? total : total + weight * count * between(one.axis + 1, child.axis);
    }, 0n);
  };
  return exact(below(node) * between(0, node.axis));
}

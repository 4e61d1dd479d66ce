import { isLeaf, type Node } from './diagram.ts';

/** Beyond 2^53 numbers are no longer exact, and an inexact count is worse than none. */
export function exact(count: number): number {
  if (Number.isSafeInteger(count)) return count;
  throw new Error(`the space has more than 2^53 situations, which cannot be counted exactly: ${count}`);
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
  const totals = weights.map((of) => of.reduce((sum, one) => sum + one, 0));
  const between = (from: number, to: number) => {
    let product = 1;
    for (let axis = from; axis < Math.min(to, totals.length); axis++) product *= totals[axis] ?? 1;
    return product;
  };
  const known = new Map<Node<T>, number>();
  /** The count for a node, over its own axis and all later axes. */
  const below = (one: Node<T>): number => {
    const found = known.get(one);
    if (found !== undefined) return found;
    const sum = countsAll(one) ? between(one.axis, totals.length) : sumOf(one);
    known.set(one, sum);
    return sum;
  };
  const sumOf = (one: Node<T>): number =>
    isLeaf(one)
      ? Number(counts(one.value))
      : one.children.reduce(
          (total, child, at) =>
            total + (weights[one.axis]?.[at] ?? 1) * below(child) * between(one.axis + 1, child.axis),
          0,
        );
  return exact(below(node) * between(0, node.axis));
}

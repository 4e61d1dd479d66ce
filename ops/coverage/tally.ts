import { exact } from '../situations/count.ts';
import { isLeaf, type Node } from '../situations/diagram.ts';

/**
 * For each value that a function takes, in how many situations. One pass from the top: what comes to a node is shared
 * out among its children.
 * @param weights - for each axis, how many situations each of its classes stands for
 */
export function tally<T>(root: Node<T>, weights: readonly (readonly number[])[]): Map<T, number> {
  const totals = weights.map((of) => of.reduce((sum, one) => sum + one, 0));
  const between = (from: number, to: number) =>
    totals.slice(from, Math.max(from, to)).reduce((product, one) => product * one, 1);
  const coming = new Map<Node<T>, number>([[root, between(0, root.axis)]]);
  const found = new Map<T, number>();
  for (const node of fromTheTop(root)) {
    const count = coming.get(node) ?? 0;
    if (isLeaf(node)) found.set(node.value, exact(count));
    node.children.forEach((child, at) => {
      const share = count * (weights[node.axis]?.[at] ?? 1) * between(node.axis + 1, child.axis);
      coming.set(child, (coming.get(child) ?? 0) + share);
    });
  }
  return found;
}

/** Every node once, each after all that lead to it: the order of the axes. */
function fromTheTop<T>(root: Node<T>): Node<T>[] {
  const seen = new Set([root]);
  for (const node of seen) for (const child of node.children) seen.add(child);
  return [...seen].sort((a, b) => a.axis - b.axis);
}

import { exact } from '../situations/count.ts';
import { isLeaf, type Node } from '../situations/diagram.ts';

/**
 * Counts the situations of each value of a function, in one pass from the root: the count of a node is distributed to
 * its children.
 * @param weights - for each axis, the number of its values in each class
 */
export function tally<T>(root: Node<T>, weights: readonly (readonly number[])[]): Map<T, number> {
  const totals = weights.map((of) => of.reduce((sum, one) => sum + one, 0));
  const between = (from: number, to: number) =>
    totals.slice(from, Math.max(from, to)).reduce((product, one) => product * one, 1);
  const counts = new Map<Node<T>, number>([[root, between(0, root.axis)]]);
  const found = new Map<T, number>();
  for (const node of nodesFromRoot(root)) {
    const count = counts.get(node) ?? 0;
    if (isLeaf(node)) found.set(node.value, exact(count));
    node.children.forEach((child, at) => {
      const share = count * (weights[node.axis]?.[at] ?? 1) * between(node.axis + 1, child.axis);
      counts.set(child, (counts.get(child) ?? 0) + share);
    });
  }
  return found;
}

/** Every node once, after all its parents, because nodes are sorted by axis. */
function nodesFromRoot<T>(root: Node<T>): Node<T>[] {
  const nodes = new Set([root]);
  for (const node of nodes) for (const child of node.children) nodes.add(child);
  return [...nodes].sort((a, b) => a.axis - b.axis);
}

import { isLeaf, type Node } from './diagram.ts';

/** A product of sets: for each axis that matters the classes that belong to it, sorted; all others are whole. */
export type Product = ReadonlyMap<number, readonly number[]>;

/**
 * Where a function has each of its labels, as few disjoint products that together are exactly that.
 * @param labelsOf - none where nothing is to be told; several where a value is told under several
 */
export function extentsOf<T>(
  node: Node<T>,
  labelsOf: (value: T) => readonly string[],
): Map<string, Product[]> {
  const known = new Map<Node<T>, Map<string, Product[]>>();
  const below = (one: Node<T>): Map<string, Product[]> => {
    const found = known.get(one);
    if (found) return found;
    const made = isLeaf(one) ? ofLeaf(labelsOf(one.value)) : ofNode(one, below);
    known.set(one, made);
    return made;
  };
  return below(node);
}

const ofLeaf = (labels: readonly string[]): Map<string, Product[]> =>
  new Map(labels.map((label) => [label, [new Map()]]));

interface Open {
  rest: Product;
  classes: number[];
}

/** The products below a node; those that are equal but for its axis become one. */
function ofNode<T>(node: Node<T>, below: (one: Node<T>) => Map<string, Product[]>): Map<string, Product[]> {
  const open = new Map<string, Map<string, Open>>();
  node.children.forEach((child, at) => {
    for (const [label, products] of below(child)) {
      const ofLabel = open.get(label) ?? new Map<string, Open>();
      open.set(label, ofLabel);
      for (const rest of products) {
        const key = keyOf(rest);
        const same = ofLabel.get(key);
        if (same) same.classes.push(at);
        else ofLabel.set(key, { rest, classes: [at] });
      }
    }
  });
  const whole = node.children.length;
  return new Map(
    [...open].map(([label, ofLabel]) => [
      label,
      [...ofLabel.values()].map(({ rest, classes }) =>
        classes.length === whole ? rest : new Map([[node.axis, classes], ...rest]),
      ),
    ]),
  );
}

const keys = new WeakMap<Product, string>();
function keyOf(product: Product): string {
  const known = keys.get(product);
  if (known !== undefined) return known;
  const key = [...product].map(([axis, classes]) => `${axis}:${classes.join()}`).join(';');
  keys.set(product, key);
  return key;
}

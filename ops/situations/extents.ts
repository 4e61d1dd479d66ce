import { isLeaf, type Node } from './diagram.ts';

/** A product of sets: the sorted classes of each restricted axis; axes that are left out are unrestricted. */
export type Product = ReadonlyMap<number, readonly number[]>;

/**
 * For each label the set of situations that have it, as a small number of disjoint products.
 * @param labelsOf - the labels of a value: none to leave it out, or several
 */
export function extentsOf<T>(
  node: Node<T>,
  labelsOf: (value: T) => readonly string[],
): Map<string, Product[]> {
  return new Extents(labelsOf).of(node);
}

/** The extents of several nodes, which share what is equal below them. */
export class Extents<T> {
  readonly #labelsOf: (value: T) => readonly string[];
  readonly #known = new Map<Node<T>, Map<string, Product[]>>();
  readonly #products = new Products();

  /** @param labelsOf - as of {@link extentsOf} */
  constructor(labelsOf: (value: T) => readonly string[]) {
    this.#labelsOf = labelsOf;
  }

  of = (node: Node<T>): Map<string, Product[]> => {
    const found = this.#known.get(node);
    if (found) return found;
    const all = isLeaf(node)
      ? ofLeaf(this.#labelsOf(node.value), this.#products)
      : ofNode(node, this.of, this.#products);
    this.#known.set(node, all);
    return all;
  };
}

const ofLeaf = (labels: readonly string[], { whole }: Products): Map<string, Product[]> =>
  new Map(labels.map((label) => [label, [whole]]));

/** The products below a node; products that differ only on its axis are merged. */
function ofNode<T>(
  node: Node<T>,
  below: (one: Node<T>) => Map<string, Product[]>,
  made: Products,
): Map<string, Product[]> {
  const open = new Map<string, Map<Product, number[]>>();
  node.children.forEach((child, at) => {
    for (const [label, products] of below(child)) {
      const ofLabel = open.get(label) ?? new Map<Product, number[]>();
      open.set(label, ofLabel);
      for (const rest of products) {
        const same = ofLabel.get(rest);
        if (same) same.push(at);
        else ofLabel.set(rest, [at]);
      }
    }
  });
  const whole = node.children.length;
  return new Map(
    [...open].map(([label, ofLabel]) => [
      label,
      [...ofLabel].map(([rest, classes]) =>
        classes.length === whole ? rest : made.of(node.axis, classes, rest),
      ),
    ]),
  );
}

/** Creates products and returns the existing one for an equal product, so that products are compared by reference. */
class Products {
  /** The product of all situations. */
  readonly whole: Product = new Map();
  readonly #ids = new Map<Product, number>([[this.whole, 0]]);
  readonly #known = new Map<string, Product>();

  of(axis: number, classes: readonly number[], rest: Product): Product {
    const key = `${this.#ids.get(rest)} ${axis}:${classes.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const made: Product = new Map([[axis, classes], ...rest]);
    this.#ids.set(made, this.#ids.size);
    this.#known.set(key, made);
    return made;
  }
}

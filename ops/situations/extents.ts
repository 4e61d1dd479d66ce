import { ClassLists } from './class-lists.ts';
import { isLeaf, type Node } from './diagram.ts';

type Classes = readonly number[];

/** A product of sets: the sorted classes of each restricted axis; axes that are left out are unrestricted. */
export interface Product extends Iterable<[axis: number, classes: Classes]> {
  get(axis: number): Classes | undefined;
  has(axis: number): boolean;
}

/**
 * For each label the set of situations that have it, as a small number of disjoint products.
 * @param labelsOf - the labels of a value: none to leave it out, or several
 */
export function extentsOf<T>(
  node: Node<T>,
  labelsOf: (value: T) => readonly string[],
): Map<string, InternedProduct[]> {
  return new Extents(labelsOf).of(node);
}

/** What a node is for each class of an axis. */
export type Branches<T> = Pick<Node<T>, 'axis' | 'children'>;

/** The extents of several nodes, which share what is equal below them. */
export class Extents<T> {
  readonly #labelsOf: (value: T) => readonly string[];
  readonly #known = new Map<Node<T>, Map<string, InternedProduct[]>>();
  readonly #products: Products;
  readonly #derive: (node: Node<T>) => Map<string, InternedProduct[]> | null;
  readonly #branches: (node: Node<T>) => Branches<T>;

  /**
   * @param labelsOf - as of {@link extentsOf}
   * @param products - where extents are derived from those of other `Extents`: of these, too
   * @param derive - the extents of a node, where they are known from those of another one; else null
   * @param branches - how the extents of a node are found: by its own axis, or by one below it
   */
  constructor(
    labelsOf: (value: T) => readonly string[],
    products = new Products(),
    derive: (node: Node<T>) => Map<string, InternedProduct[]> | null = () => null,
    branches: (node: Node<T>) => Branches<T> = (node) => node,
  ) {
    this.#labelsOf = labelsOf;
    this.#derive = derive;
    this.#branches = branches;
    this.#products = products;
  }

  of = (node: Node<T>): Map<string, InternedProduct[]> => {
    const found = this.#known.get(node);
    if (found) return found;
    const all = isLeaf(node)
      ? ofLeaf(this.#labelsOf(node.value), this.#products)
      : (this.#derive(node) ?? ofNode(this.#branches(node), this.of, this.#products));
    this.#known.set(node, all);
    return all;
  };
}

const ofLeaf = (labels: readonly string[], { whole }: Products): Map<string, InternedProduct[]> =>
  new Map(labels.map((label) => [label, [whole]]));

/** What is below one of the different children of a node. */
interface Below {
  /** Those of the node's axis that lead to the child. */
  classes: Classes;
  extents: ReadonlyMap<string, readonly InternedProduct[]>;
}

const belowSeveral = -1;

/**
 * The products below a node; products that differ only on its axis are merged. A plan of many new channels has thousands
 * of nodes with hundreds of labels each: for each label it makes nothing but the products.
 */
function ofNode<T>(
  node: Branches<T>,
  below: (one: Node<T>) => Map<string, InternedProduct[]>,
  made: Products,
): Map<string, InternedProduct[]> {
  const all: Below[] = [];
  made.classesOfChildren(node).forEach((classes, child) => {
    const extents = below(child);
    if (extents.size > 0) all.push({ classes, extents });
  });
  const whole = node.children.length;
  const restricted = (rest: InternedProduct, classes: Classes): InternedProduct =>
    classes.length === whole ? rest : rest.restrictedTo(node.axis, classes);
  const found = new Map<string, InternedProduct[]>();
  const [first, second] = all;
  if (first && !second) {
    first.extents.forEach((products, label) => {
      found.set(
        label,
        products.map((rest) => restricted(rest, first.classes)),
      );
    });
    return found;
  }
  placesOfLabels(all).forEach((place, label) => {
    const only = all[place];
    const products = only
      ? (only.extents.get(label) ?? []).map((rest) => restricted(rest, only.classes))
      : mergedProducts(all, label, made, restricted);
    found.set(label, products);
  });
  return found;
}

/** For each label the index of what it is below, or {@link belowSeveral}. Most labels are below one child alone. */
function placesOfLabels(all: readonly Below[]): Map<string, number> {
  const places = new Map<string, number>();
  all.forEach(({ extents }, at) => {
    extents.forEach((_, label) => {
      places.set(label, places.has(label) ? belowSeveral : at);
    });
  });
  return places;
}

function mergedProducts(
  all: readonly Below[],
  label: string,
  made: Products,
  restricted: (rest: InternedProduct, classes: Classes) => InternedProduct,
): InternedProduct[] {
  const firsts = new Map<InternedProduct, Classes>();
  const lists = new Map<InternedProduct, Classes[]>();
  for (const { classes, extents } of all) {
    for (const rest of extents.get(label) ?? []) {
      const first = firsts.get(rest);
      const same = lists.get(rest);
      if (same) same.push(classes);
      else if (first) lists.set(rest, [first, classes]);
      else firsts.set(rest, classes);
    }
  }
  const merged: InternedProduct[] = [];
  firsts.forEach((first, rest) => {
    const same = lists.get(rest);
    merged.push(restricted(rest, same ? made.union(same) : first));
  });
  return merged;
}

/** The classes that lead to each child: hundreds of arrivals lead to a few children. */
export function classesOfChildren<T>({ children }: Branches<T>): Map<Node<T>, number[]> {
  const found = new Map<Node<T>, number[]>();
  children.forEach((child, at) => {
    const same = found.get(child);
    if (same) same.push(at);
    else found.set(child, [at]);
  });
  return found;
}

/** A product that exists once: the products that restrict one axis more are found from it. */
export abstract class InternedProduct implements Product {
  abstract get(axis: number): Classes | undefined;
  abstract has(axis: number): boolean;
  abstract [Symbol.iterator](): Iterator<[number, Classes]>;
  /** Most products have one alone; a map for each would be most of the memory. */
  #first: LinkedProduct | undefined;
  #others: Map<Classes, LinkedProduct>[] | undefined;

  /** @param classes - a list of {@link Products}, which has equal lists once */
  restrictedTo(axis: number, classes: Classes): InternedProduct {
    this.#first ??= new LinkedProduct(axis, classes, this);
    if (this.#first.isOf(axis, classes)) return this.#first;
    this.#others ??= [];
    const byClasses = this.#others[axis] ?? new Map<Classes, LinkedProduct>();
    this.#others[axis] = byClasses;
    const known = byClasses.get(classes) ?? new LinkedProduct(axis, classes, this);
    byClasses.set(classes, known);
    return known;
  }
}

/** The product of all situations. */
class WholeProduct extends InternedProduct {
  get(): undefined {
    return undefined;
  }

  has(): boolean {
    return false;
  }

  *[Symbol.iterator](): Iterator<[number, Classes]> {}
}

/** A product that restricts one axis more than another product: the two share the rest. */
class LinkedProduct extends InternedProduct {
  readonly #axis: number;
  readonly #classes: Classes;
  readonly #rest: InternedProduct;

  constructor(axis: number, classes: Classes, rest: InternedProduct) {
    super();
    this.#axis = axis;
    this.#classes = classes;
    this.#rest = rest;
  }

  isOf(axis: number, classes: Classes): boolean {
    return axis === this.#axis && classes === this.#classes;
  }

  get(axis: number): Classes | undefined {
    return axis === this.#axis ? this.#classes : this.#rest.get(axis);
  }

  has(axis: number): boolean {
    return axis === this.#axis || this.#rest.has(axis);
  }

  *[Symbol.iterator](): Iterator<[number, Classes]> {
    // Not `yield*`: each step would pass through as many generators as there are restrictions before it.
    for (let one: InternedProduct = this; one instanceof LinkedProduct; one = one.#rest)
      yield [one.#axis, one.#classes];
  }
}

/** Creates products and returns the existing one for an equal product, so that products are compared by reference. */
export class Products {
  /** The product of all situations. */
  readonly whole: InternedProduct = new WholeProduct();
  readonly #lists = new ClassLists();
  readonly #classes = new Map<Branches<unknown>, ReadonlyMap<Node<unknown>, Classes>>();

  /** The lists of classes that lead to each child, made once for all extents of these products. */
  classesOfChildren<T>(node: Branches<T>): ReadonlyMap<Node<T>, Classes> {
    const known = this.#classes.get(node) as ReadonlyMap<Node<T>, Classes> | undefined;
    if (known) return known;
    const found: Map<Node<T>, Classes> = classesOfChildren(node);
    for (const [child, classes] of found) found.set(child, this.#lists.of(classes));
    this.#classes.set(node, found);
    return found;
  }

  /** The sorted union of disjoint lists of {@link classesOfChildren}. */
  union = (lists: readonly Classes[]): Classes => this.#lists.union(lists);
}

/**
 * A node of an ordered, multi-valued decision diagram: a function of several finite axes in canonical form. Two equal
 * functions are one node, so one comparison of references decides equality over all situations.
 */
export interface Node<T> {
  readonly id: number;
  /** Index of the axis in the order; `leafAxis` for a value. */
  readonly axis: number;
  readonly children: readonly Node<T>[];
  readonly value: T | undefined;
}

const leafAxis = 1000;

/** A node whose children are made when they are first read. */
class LazyNode<T> implements Node<T> {
  readonly id: number;
  readonly axis: number;
  readonly value = undefined;
  readonly #make: () => readonly Node<T>[];
  #children: readonly Node<T>[] | undefined;

  constructor(id: number, axis: number, make: () => readonly Node<T>[]) {
    this.id = id;
    this.axis = axis;
    this.#make = make;
  }

  get children(): readonly Node<T>[] {
    this.#children ??= this.#make();
    return this.#children;
  }
}

/** Creates nodes and returns the existing node for an equal function. */
export class Diagrams<T> {
  readonly #leaves = new Map<string, Node<T>>();
  /** Nodes by hash; different nodes may share a hash. */
  readonly #nodes = new Map<number, Node<T>[]>();
  readonly #keyOf: (value: T) => string;
  #next = 0;

  /** @param keyOf - returns equal keys exactly for equal values */
  constructor(keyOf: (value: T) => string) {
    this.#keyOf = keyOf;
  }

  leaf(value: T): Node<T> {
    const key = this.#keyOf(value);
    const known = this.#leaves.get(key);
    if (known) return known;
    const made = { id: this.#next++, axis: leafAxis, children: [], value };
    this.#leaves.set(key, made);
    return made;
  }

  /** @param children - one for each class of the axis; where all are equal, the child itself is returned */
  node(axis: number, children: readonly Node<T>[]): Node<T> {
    const [first] = children;
    if (first === undefined) throw new Error('an axis has at least one class');
    if (children.every((child) => child === first)) return first;
    // A node may have hundreds of children: their ids as a text would be most of the memory.
    const hash = hashOf(axis, children);
    const alike = this.#nodes.get(hash);
    const known = alike?.find((one) => one.axis === axis && isOf(one, children));
    if (known) return known;
    const made = { id: this.#next++, axis, children, value: undefined };
    if (alike) alike.push(made);
    else this.#nodes.set(hash, [made]);
    return made;
  }

  /**
   * A node of which most callers need no children.
   * @param children - not all equal; the caller asks once for each function
   */
  lazy = (axis: number, children: () => readonly Node<T>[]): Node<T> =>
    new LazyNode(this.#next++, axis, children);

  /** As `node`, but the children may depend on axes that come before this one. */
  choose(axis: number, children: readonly Node<T>[]): Node<T> {
    return this.chooseAmong(
      axis,
      children,
      children.map((_, at) => at),
    );
  }

  /**
   * As `choose`, for many classes with few different children.
   * @param ofClass - for each class of the axis the index of its child
   * @param known - results of earlier calls with the same axis and classes: hundreds of arrivals have few branches
   */
  chooseAmong(
    axis: number,
    children: readonly Node<T>[],
    ofClass: readonly number[],
    known: Map<string, Node<T>> = new Map(),
  ): Node<T> {
    const [first] = children;
    if (first && children.every((child) => child === first)) return first;
    const key = children.map(({ id }) => id).join();
    const found = known.get(key);
    if (found) return found;
    let top = leafAxis;
    for (const child of children) if (child.axis < top) top = child.axis;
    const all =
      axis <= top
        ? ofClass.map((index, at) => branchOf(children[index] as Node<T>, axis, at))
        : overBranches(children, top, (branches) => this.chooseAmong(axis, branches, ofClass, known));
    const made = this.node(Math.min(axis, top), all);
    known.set(key, made);
    return made;
  }
}

const hashOf = <T>(axis: number, children: readonly Node<T>[]): number =>
  children.reduce((hash, { id }) => {
    const mixed = Math.imul(hash ^ id, 0x9e3779b1);
    return mixed ^ (mixed >>> 15);
  }, axis);

const isOf = <T>(node: Node<T>, children: readonly Node<T>[]): boolean =>
  node.children.length === children.length && children.every((child, at) => child === node.children[at]);

export const isLeaf = <T>(node: Node<T>): node is Node<T> & { value: T } => node.axis === leafAxis;

/** The values that a function of some nodes has anywhere. */
export function leafValues<T>(roots: readonly Node<T>[]): Set<T> {
  const nodes = new Set(roots);
  for (const node of nodes) for (const child of node.children) nodes.add(child);
  return new Set([...nodes].filter(isLeaf).map(({ value }) => value));
}

/** The node for one class of an axis; a node that does not depend on the axis is returned unchanged. */
export const branchOf = <T>(node: Node<T>, axis: number, at: number): Node<T> =>
  node.axis === axis ? (node.children[at] ?? node) : node;

/** Combines several functions: `join` maps each combination of their values to a node. */
export function zip<A, B>(
  into: Diagrams<B>,
  nodes: readonly Node<A>[],
  join: (values: readonly A[]) => Node<B>,
  known: Map<string, Node<B>> = new Map(),
): Node<B> {
  const key = nodes.map(({ id }) => id).join();
  const found = known.get(key);
  if (found) return found;
  const top = nodes.reduce((least, { axis }) => Math.min(least, axis), leafAxis);
  const made =
    top === leafAxis
      ? join(nodes.map(({ value }) => value as A))
      : into.choose(
          top,
          overBranches(nodes, top, (branches) => zip(into, branches, join, known)),
        );
  known.set(key, made);
  return made;
}

/**
 * Combines two functions, and descends only where `settle` cannot decide.
 * @param settle - the result for two nodes, or null to combine their children; never null for two leaves
 * @param known - results of earlier calls by `pairKey`
 */
export function pair<A, B>(
  into: Diagrams<B>,
  one: Node<A>,
  other: Node<A>,
  settle: (one: Node<A>, other: Node<A>) => Node<B> | null,
  known: Map<number, Node<B>>,
): Node<B> {
  const settled = settle(one, other);
  if (settled) return settled;
  const key = pairKey(one, other);
  const found = known.get(key);
  if (found) return found;
  const axis = Math.min(one.axis, other.axis);
  const width = (one.axis === axis ? one : other).children.length;
  const children = Array.from({ length: width }, (_, at) =>
    pair(into, branchOf(one, axis, at), branchOf(other, axis, at), settle, known),
  );
  const made = into.node(axis, children);
  known.set(key, made);
  return made;
}

/** Both ids fit into one safe integer. */
export const pairKey = <A, B>(one: Node<A>, other: Node<B>): number => one.id * 2 ** 26 + other.id;

/** The result for the branches of each class of an axis. Most classes have the same branches as the one before. */
function overBranches<A, R>(
  nodes: readonly Node<A>[],
  axis: number,
  resultOf: (branches: readonly Node<A>[]) => R,
): R[] {
  const width = nodes.find((node) => node.axis === axis)?.children.length ?? 0;
  const results: R[] = [];
  let last: readonly Node<A>[] = [];
  for (let at = 0; at < width; at++) {
    const isAsBefore = at > 0 && nodes.every((node, index) => branchOf(node, axis, at) === last[index]);
    if (!isAsBefore) last = nodes.map((node) => branchOf(node, axis, at));
    results.push(isAsBefore ? (results[at - 1] as R) : resultOf(last));
  }
  return results;
}

/** @param classes - one situation: its class on each axis */
export function valueAt<T>(node: Node<T>, classes: readonly number[]): T {
  let at = node;
  while (!isLeaf(at)) {
    const next = at.children[classes[at.axis] ?? 0];
    if (!next) throw new Error(`axis ${at.axis} has no class ${classes[at.axis]}`);
    at = next;
  }
  return at.value;
}

/** Every value that the function takes. */
export function valuesOf<T>(node: Node<T>): T[] {
  const values: T[] = [];
  const visited = new Set<Node<T>>();
  const visit = (one: Node<T>): void => {
    if (visited.has(one)) return;
    visited.add(one);
    if (isLeaf(one)) values.push(one.value);
    else one.children.forEach(visit);
  };
  visit(node);
  return values;
}

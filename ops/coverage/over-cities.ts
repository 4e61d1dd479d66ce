import { branchOf, type Diagrams, type Node } from '../situations/diagram.ts';
import { axisAt } from '../situations/situation-space.ts';

/** Combines the nodes of the effects of cities to one node over cities, below the axes that come before them. */
export class OverCities<T> {
  readonly diagrams: Diagrams<T>;
  /** By the effects of the cities, which all channels with the same city rule share. */
  readonly #known = new WeakMap<readonly number[], Map<string, Node<T>>>();

  constructor(diagrams: Diagrams<T>) {
    this.diagrams = diagrams;
  }

  /**
   * @param ofClass - the index of the node of each class of cities
   * @param nodes - at least one; they do not depend on the city
   */
  node(ofClass: readonly number[], nodes: readonly Node<T>[]): Node<T> {
    const [first] = nodes;
    if (first === undefined) throw new Error('a city has an effect');
    if (nodes.every((one) => one === first)) return first;
    const known = this.#known.get(ofClass) ?? new Map<string, Node<T>>();
    this.#known.set(ofClass, known);
    const key = nodes.map(({ id }) => id).join();
    const found = known.get(key);
    if (found) return found;
    const made = this.#made(ofClass, nodes);
    known.set(key, made);
    return made;
  }

  #made(ofClass: readonly number[], nodes: readonly Node<T>[]): Node<T> {
    const top = nodes.reduce((one, other) => (other.axis < one.axis ? other : one));
    if (top.axis > axisAt.city) {
      const children = ofClass.map((at) => nodes[at]).filter((one) => one !== undefined);
      return this.diagrams.node(axisAt.city, children);
    }
    const children = top.children.map((_, at) =>
      this.node(
        ofClass,
        nodes.map((one) => branchOf(one, top.axis, at)),
      ),
    );
    return this.diagrams.node(top.axis, children);
  }
}

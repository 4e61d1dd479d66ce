import { branchOf, Diagrams, isLeaf, type Node, pair, pairKey, zip } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { axisAt } from '../situations/situation-space.ts';
import { type Change, changeOf } from './change.ts';
import type { PartDelta } from './part-deltas.ts';

/** The change of each situation; null where nothing changes. */
export type ChangeNode = Node<Change | null>;

/**
 * Creates keys that are equal for equal changes. Thousands of changes consist of few long differences of brands, so
 * each difference is serialised once.
 */
function changeKey(): (change: Change | null) => string {
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, number>();
  const numberOf = (part: object): number => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const text = JSON.stringify(part);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known.set(part, number);
    return number;
  };
  return (change) => {
    if (!change) return '';
    const { differences, risks } = change;
    return `${differences.map(numberOf).join()} ${risks.map(numberOf).join()}`;
  };
}

/** The changes of a channel: of its brand and ads in every situation, and of its visits. */
export interface ComposedChanges {
  brandAndAds: Change;
  visits: ChangeNode;
}

/** The changes of visits by the city of the visitor. */
export interface ChangesByCity {
  inCities: readonly ChangeNode[];
  /** For each class of cities the index into `inCities`. */
  ofClass: readonly number[];
}

/** Combines change nodes; equal nodes are the same object, and results are cached. */
export class ChangeNodes {
  readonly #changes = new Diagrams<Change | null>(changeKey());
  /** Nothing changes for anybody. */
  readonly unchanged: ChangeNode = this.#changes.leaf(null);
  readonly #deltas = new Map<PartDelta, Map<number, ChangeNode>>();
  readonly #ofChannels = new Map<number, ChangeNode>();
  readonly #composed = new Map<ChangeNode, ComposedChanges>();
  readonly #byCity = new Map<ChangeNode, ChangesByCity>();
  readonly #joins = new Map<number, ChangeNode>();
  readonly #harmless = new Map<ChangeNode, ChangeNode>();
  readonly #intersections = new Map<number, ChangeNode>();
  readonly #subtractions = new Map<number, ChangeNode>();
  readonly #outside = new Map<(part: ResultPart) => boolean, Map<number, ChangeNode>>();

  /** The same change for all situations. */
  leaf = (change: Change | null): ChangeNode => this.#changes.leaf(change);

  /** @param children - one for each class of the axis, which comes before all axes of the children */
  node = (axis: number, children: readonly ChangeNode[]): ChangeNode => this.#changes.node(axis, children);

  /**
   * The changes of visits in all cities. Channels with different city rules share the changes in some cities, so the
   * result knows what it is made of.
   * @param known - results of earlier calls with the same `ofClass`
   */
  byCity(changes: ChangesByCity, known: Map<string, ChangeNode>): ChangeNode {
    const { inCities, ofClass } = changes;
    const made = this.#changes.chooseAmong(axisAt.city, inCities, ofClass, known);
    if (inCities.some((one) => one !== made)) this.#byCity.set(made, changes);
    return made;
  }

  /** What a node of {@link byCity} is made of. */
  byCityOf = (node: ChangeNode): ChangesByCity | undefined => this.#byCity.get(node);

  /** Maps each value of a node to a change node; see `zip`. */
  map<T>(
    node: Node<T>,
    made: (value: T | undefined) => ChangeNode,
    known: Map<string, ChangeNode>,
  ): ChangeNode {
    return zip(this.#changes, [node], ([value]) => made(value), known);
  }

  /** The changes of the first node where the second has any. */
  intersect(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged || other === this.unchanged) return this.unchanged;
      return one === other || this.#changesAll(other) ? one : null;
    };
    return pair(this.#changes, first, second, settle, this.#intersections);
  }

  /** The changes of the first node where none of the others has any. */
  subtract(first: ChangeNode, others: readonly ChangeNode[]): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged || other === this.unchanged) return one;
      return one === other || this.#changesAll(other) ? this.unchanged : null;
    };
    return others.reduce(
      (left, other) => pair(this.#changes, left, other, settle, this.#subtractions),
      first,
    );
  }

  /**
   * The changes of the situations in which one of the parts is such a one.
   * @param isSuch - the same function for the same test, because it is the key of a cache
   */
  within(
    changes: ChangeNode,
    parts: readonly Node<ResultPart>[],
    isSuch: (part: ResultPart) => boolean,
  ): ChangeNode {
    const known = this.#outside.get(isSuch) ?? new Map<number, ChangeNode>();
    this.#outside.set(isSuch, known);
    const outside = [...new Set(parts)].reduce(
      (left, part) => this.#without(left, part, isSuch, known),
      changes,
    );
    return outside === this.unchanged ? changes : this.subtract(changes, [outside]);
  }

  #without(
    changes: ChangeNode,
    part: Node<ResultPart>,
    isSuch: (part: ResultPart) => boolean,
    known: Map<number, ChangeNode>,
  ): ChangeNode {
    if (changes === this.unchanged) return changes;
    if (isLeaf(part)) return isSuch(part.value) ? this.unchanged : changes;
    const key = pairKey(changes, part);
    const found = known.get(key);
    if (found) return found;
    const axis = Math.min(changes.axis, part.axis);
    const { length } = (changes.axis === axis ? changes : part).children;
    const children = Array.from({ length }, (_, at) =>
      this.#without(branchOf(changes, axis, at), branchOf(part, axis, at), isSuch, known),
    );
    const made = this.#changes.node(axis, children);
    known.set(key, made);
    return made;
  }

  /** Most changes of visits have none and stay the same node: nothing is made for them. */
  withoutRisks = (visits: ChangeNode): ChangeNode => {
    const known = this.#harmless.get(visits);
    if (known) return known;
    const made = isLeaf(visits) ? this.#harmlessLeaf(visits) : this.#harmlessNode(visits);
    this.#harmless.set(visits, made);
    const byCity = this.#byCity.get(visits);
    if (byCity) this.#byCity.set(made, { ...byCity, inCities: byCity.inCities.map(this.withoutRisks) });
    return made;
  };

  #harmlessLeaf(leaf: ChangeNode): ChangeNode {
    return leaf.value && leaf.value.risks.length > 0 ? this.leaf({ ...leaf.value, risks: [] }) : leaf;
  }

  #harmlessNode(node: ChangeNode): ChangeNode {
    const { axis, children } = node;
    const isSame = children.every((child) => this.withoutRisks(child) === child);
    return isSame ? node : this.#changes.node(axis, children.map(this.withoutRisks));
  }

  /** The changes of one part of the result; equal nodes are not traversed. */
  delta(one: Node<ResultPart>, other: Node<ResultPart>, deltaOf: PartDelta): ChangeNode {
    const known = this.#deltas.get(deltaOf) ?? new Map<number, ChangeNode>();
    this.#deltas.set(deltaOf, known);
    const settle = (before: Node<ResultPart>, after: Node<ResultPart>) => {
      if (before === after) return this.unchanged;
      return isLeaf(before) && isLeaf(after) ? this.#changes.leaf(deltaOf(before.value, after.value)) : null;
    };
    return pair(this.#changes, one, other, settle, known);
  }

  /**
   * The changes of the visits of a channel, whose brand or ads change too. Hundreds of channels share the changes of
   * visits, so the result knows what it is composed of, and its nodes are made only where they are needed.
   */
  ofChannel(brandAndAds: Change, visits: ChangeNode): ChangeNode {
    const leaf = this.#changes.leaf(brandAndAds);
    if (visits === this.unchanged) return leaf;
    if (isLeaf(visits)) return this.#leafOf(leaf, visits);
    const key = pairKey(leaf, visits);
    const known = this.#ofChannels.get(key);
    if (known) return known;
    const made = this.#changes.lazy(visits.axis, () =>
      visits.children.map((child) => this.ofChannel(brandAndAds, child)),
    );
    this.#ofChannels.set(key, made);
    this.#composed.set(made, { brandAndAds, visits });
    return made;
  }

  /** What a node of {@link ofChannel} is composed of. */
  composedOf = (node: ChangeNode): ComposedChanges | undefined => this.#composed.get(node);

  /** Whether something changes in every situation, as far as that is known without a search. */
  #changesAll(node: ChangeNode): boolean {
    return (isLeaf(node) && node !== this.unchanged) || this.#composed.has(node);
  }

  /** The union of the changes of both nodes. */
  merge(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged) return other;
      if (other === this.unchanged) return one;
      return isLeaf(one) && isLeaf(other) ? this.#leafOf(one, other) : null;
    };
    return pair(this.#changes, first, second, settle, this.#joins);
  }

  /** Cached, because the same two leaves meet often. */
  #leafOf(one: ChangeNode, other: ChangeNode): ChangeNode {
    const key = pairKey(one, other);
    const known = this.#joins.get(key);
    if (known) return known;
    const changes = [one.value, other.value].flatMap((change) => change ?? []);
    const differences = changes.flatMap((change) => change.differences);
    const risks = changes.flatMap((change) => change.risks);
    const made = this.#changes.leaf(changeOf(differences, risks));
    this.#joins.set(key, made);
    return made;
  }
}

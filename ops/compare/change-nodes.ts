import { Diagrams, isLeaf, type Node, pair, pairKey, zip } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { type Change, changeOf } from './change.ts';
import type { PartDelta } from './part-deltas.ts';

/** What changes for each situation, null where nothing does. */
export type ChangeNode = Node<Change | null>;

/**
 * Equal for equal changes. Of a brand everything that differs is told, and many thousand changes are made of few such
 * differences: each is read once.
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

/** Makes such functions of one another; equal ones are the same object, and what was made is found again. */
export class ChangeNodes {
  readonly #changes = new Diagrams<Change | null>(changeKey());
  /** Nothing changes for anybody. */
  readonly unchanged: ChangeNode = this.#changes.leaf(null);
  readonly #deltas = new Map<PartDelta, Map<number, ChangeNode>>();
  readonly #joins = new Map<number, ChangeNode>();
  readonly #harmless = new Map<string, ChangeNode>();
  readonly #whereSeen = new Map<number, ChangeNode>();
  readonly #withoutSeen = new Map<number, ChangeNode>();

  /** The same for everybody. */
  leaf = (change: Change | null): ChangeNode => this.#changes.leaf(change);

  /** One for each class of an axis that comes before all of theirs. */
  node = (axis: number, children: readonly ChangeNode[]): ChangeNode => this.#changes.node(axis, children);

  /** One for each class of an axis. */
  choose = (axis: number, children: readonly ChangeNode[]): ChangeNode =>
    this.#changes.choose(axis, children);

  /** What a change is made of, of any function; see `zip`. */
  map<T>(
    node: Node<T>,
    made: (value: T | undefined) => ChangeNode,
    known: Map<string, ChangeNode>,
  ): ChangeNode {
    return zip(this.#changes, [node], ([value]) => made(value), known);
  }

  /** Of two with the same after, the changes of the first where the second has any. */
  intersect(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged || other === this.unchanged) return this.unchanged;
      return isLeaf(other) ? one : null;
    };
    return pair(this.#changes, first, second, settle, this.#whereSeen);
  }

  /** The changes of the first where none of the others has one. */
  subtract(first: ChangeNode, others: readonly ChangeNode[]): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged || other === this.unchanged) return one;
      return isLeaf(other) ? this.unchanged : null;
    };
    return others.reduce((left, other) => pair(this.#changes, left, other, settle, this.#withoutSeen), first);
  }

  withoutRisks(visits: ChangeNode): ChangeNode {
    const harmless = ([change]: readonly (Change | null)[]) =>
      this.#changes.leaf(change ? { ...change, risks: [] } : null);
    return zip(this.#changes, [visits], harmless, this.#harmless);
  }

  /** How one part differs; where it is the same function on both sides, nothing has to be looked at. */
  delta(one: Node<ResultPart>, other: Node<ResultPart>, deltaOf: PartDelta): ChangeNode {
    const known = this.#deltas.get(deltaOf) ?? new Map<number, ChangeNode>();
    this.#deltas.set(deltaOf, known);
    const settle = (before: Node<ResultPart>, after: Node<ResultPart>) => {
      if (before === after) return this.unchanged;
      return isLeaf(before) && isLeaf(after) ? this.#changes.leaf(deltaOf(before.value, after.value)) : null;
    };
    return pair(this.#changes, one, other, settle, known);
  }

  /** The changes of both as one. */
  merge(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.unchanged) return other;
      if (other === this.unchanged) return one;
      return isLeaf(one) && isLeaf(other) ? this.#leafOf(one, other) : null;
    };
    return pair(this.#changes, first, second, settle, this.#joins);
  }

  /** Two leaves meet in many places. */
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

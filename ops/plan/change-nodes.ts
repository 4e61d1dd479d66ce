import { type Change, changeOf } from './change.ts';
import type { DeltaOf } from './deltas.ts';
import { Diagrams, isLeaf, type Node, pair, zip } from './diagram.ts';
import type { Part } from './part.ts';

/** What changes for each situation, null where nothing does. */
export type ChangeNode = Node<Change | null>;

/** Makes such functions of one another; equal ones are the same object, and what was made is found again. */
export class ChangeNodes {
  readonly #changes = new Diagrams<Change | null>((change) => JSON.stringify(change));
  /** Nothing changes for anybody. */
  readonly same: ChangeNode = this.#changes.leaf(null);
  readonly #deltas = new Map<DeltaOf, Map<string, ChangeNode>>();
  readonly #joins = new Map<string, ChangeNode>();
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
  from<T>(
    node: Node<T>,
    made: (value: T | undefined) => ChangeNode,
    known: Map<string, ChangeNode>,
  ): ChangeNode {
    return zip(this.#changes, [node], ([value]) => made(value), known);
  }

  /** Of two with the same after, the changes of the first where the second has any. */
  where(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.same || other === this.same) return this.same;
      return isLeaf(other) ? one : null;
    };
    return pair(this.#changes, first, second, settle, this.#whereSeen);
  }

  /** The changes of the first where none of the others has one. */
  without(first: ChangeNode, others: readonly ChangeNode[]): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.same || other === this.same) return one;
      return isLeaf(other) ? this.same : null;
    };
    return others.reduce((left, other) => pair(this.#changes, left, other, settle, this.#withoutSeen), first);
  }

  withoutRisks(visits: ChangeNode): ChangeNode {
    const harmless = ([change]: readonly (Change | null)[]) =>
      this.#changes.leaf(change ? { ...change, risks: [] } : null);
    return zip(this.#changes, [visits], harmless, this.#harmless);
  }

  /** How one part differs; where it is the same function on both sides, nothing has to be looked at. */
  delta(one: Node<Part>, other: Node<Part>, deltaOf: DeltaOf): ChangeNode {
    if (one === other) return this.same;
    const known = this.#deltas.get(deltaOf) ?? new Map<string, ChangeNode>();
    this.#deltas.set(deltaOf, known);
    return zip(
      this.#changes,
      [one, other],
      ([before, after]) => this.#changes.leaf(before && after ? deltaOf(before, after) : null),
      known,
    );
  }

  /** The changes of all parts as one. */
  joined(parts: readonly ChangeNode[]): ChangeNode {
    const differing = parts.filter((part) => part !== this.same);
    const [first = this.same] = differing;
    return differing.length < 2
      ? first
      : zip(this.#changes, differing, (all) => this.#leafOf(all), this.#joins);
  }

  #leafOf(changes: readonly (Change | null)[]): ChangeNode {
    const differences = changes.flatMap((change) => change?.differences ?? []);
    return this.#changes.leaf(
      changeOf(
        differences,
        changes.flatMap((change) => change?.risks ?? []),
      ),
    );
  }
}

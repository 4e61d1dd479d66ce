import { Diagrams, isLeaf, type Node, pair } from '../situations/diagram.ts';

/** A set of situations, as a decision diagram: two equal sets are one object. */
export type SituationSet = Node<boolean>;

type Known = Map<number, SituationSet>;

/** The algebra of sets over the axes of {@link axesOf}. */
export class SituationSets {
  readonly #diagrams = new Diagrams<boolean>(String);
  readonly none = this.#diagrams.leaf(false);
  readonly all = this.#diagrams.leaf(true);
  readonly #and: Known = new Map();
  readonly #or: Known = new Map();
  readonly #minus: Known = new Map();

  /** The situations whose value on one axis satisfies a test. @param holds - for each value of the axis */
  onAxis(axis: number, holds: readonly boolean[]): SituationSet {
    return this.#diagrams.node(
      axis,
      holds.map((one) => this.constant(one)),
    );
  }

  constant(holds: boolean): SituationSet {
    return holds ? this.all : this.none;
  }

  and(one: SituationSet, other: SituationSet): SituationSet {
    const settle = (a: SituationSet, b: SituationSet) => {
      if (a === this.none || b === this.none) return this.none;
      if (a === this.all || a === b) return b;
      return b === this.all ? a : null;
    };
    return this.#combine(one, other, settle, this.#and);
  }

  or(one: SituationSet, other: SituationSet): SituationSet {
    const settle = (a: SituationSet, b: SituationSet) => {
      if (a === this.all || b === this.all) return this.all;
      if (a === this.none || a === b) return b;
      return b === this.none ? a : null;
    };
    return this.#combine(one, other, settle, this.#or);
  }

  minus(one: SituationSet, other: SituationSet): SituationSet {
    const settle = (a: SituationSet, b: SituationSet) => {
      if (a === this.none || b === this.all || a === b) return this.none;
      return b === this.none ? a : null;
    };
    return pair(this.#diagrams, one, other, settle, this.#minus);
  }

  not(one: SituationSet): SituationSet {
    return this.minus(this.all, one);
  }

  union(sets: readonly SituationSet[]): SituationSet {
    return sets.reduce((all, one) => this.or(all, one), this.none);
  }

  intersection(sets: readonly SituationSet[]): SituationSet {
    return sets.reduce((all, one) => this.and(all, one), this.all);
  }

  /** Commutative operations find earlier results in both orders. */
  #combine(
    one: SituationSet,
    other: SituationSet,
    settle: (a: SituationSet, b: SituationSet) => SituationSet | null,
    known: Known,
  ): SituationSet {
    const [first, second] = one.id < other.id ? [one, other] : [other, one];
    return pair(this.#diagrams, first, second, settle, known);
  }

  /**
   * One situation of a set: the index of the value on each axis that the set restricts, the first possible ones.
   * @throws Error where the set is empty
   */
  pick(set: SituationSet): Map<number, number> {
    const picked = new Map<number, number>();
    let at = set;
    while (!isLeaf(at)) {
      const index = at.children.findIndex((child) => child !== this.none);
      picked.set(at.axis, index);
      at = at.children[index] as SituationSet;
    }
    if (at !== this.all) throw new Error('an empty set has no situation');
    return picked;
  }
}

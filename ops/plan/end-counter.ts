import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { isLeaf } from '../situations/diagram.ts';
import { classesOfChildren } from '../situations/extents.ts';
import { ProductIds } from '../situations/product-ids.ts';
import { axisAt } from '../situations/situation-space.ts';
import { labelOf } from './change-extents.ts';
import { isWay } from './end.ts';
import type { Regression } from './regressions.ts';
import { visitorAxes } from './visitors.ts';

/** Arrivals after which an end is the same regression. */
export interface ArrivalGroups {
  /** For each class of arrivals the index of its group. */
  groups: readonly number[];
  /** For each group. @param label - of the difference whose end it is */
  regressionsOf(label: string): readonly (Regression | null)[];
}

/** A number where the space has less than 2^53 situations, else an integer of any size: the operators are the same. */
export type Count = number;

/** Some situations. */
export interface Situations {
  count: Count;
  /** The id of a product over {@link namedAxes}. */
  who: number;
}

/**
 * The situations that reach a node after the arrivals of one group: their number over the axes before that of the node,
 * and their product, which is empty where the axis follows below.
 */
interface Reached extends Situations {
  /** `beforeArrival`: the arrival follows below. */
  group: number;
}

/** The number of arrivals of a group. */
interface GroupWeight {
  group: number;
  weight: Count;
}

/** The situations of each end by the label of its difference and by its regression. */
export type Ends = Map<string, Map<Regression | null, Situations>>;

const beforeArrival = -1;
const namedAxes = visitorAxes.map((name) => axisAt[name]);
const { arrival: arrivalAxis } = axisAt;

/** Counts the situations of ends from the root down to each change, without the products of its extent. */
export class EndCounter {
  /** For each axis, the number of its values. */
  readonly totals: readonly Count[];
  readonly one: Count;
  readonly products: ProductIds;
  readonly #nodes: Pick<ChangeNodes, 'composedOf'>;
  readonly #arrivals: ArrivalGroups;
  readonly #weights: readonly (readonly Count[])[];
  readonly #zero: Count;
  /** Of all arrivals. */
  readonly #arrivalsByGroup: readonly GroupWeight[];

  /** @param weights - for each axis, the number of its values in each class */
  constructor(
    nodes: Pick<ChangeNodes, 'composedOf'>,
    weights: readonly (readonly number[])[],
    arrivals: ArrivalGroups,
  ) {
    this.#nodes = nodes;
    this.#arrivals = arrivals;
    const size = weights.reduce((product, of) => product * of.reduce((sum, one) => sum + one, 0), 1);
    const countOf = (Number.isSafeInteger(size) ? Number : BigInt) as (count: number) => Count;
    this.#zero = countOf(0);
    this.one = countOf(1);
    this.#weights = weights.map((of) => of.map(countOf));
    this.totals = this.#weights.map((of) => of.reduce((sum, one) => sum + one, this.#zero));
    this.#arrivalsByGroup = this.#byGroup((weights[arrivalAxis] ?? []).map((_, at) => at));
    this.products = new ProductIds(
      namedAxes,
      weights.map((of) => of.length),
    );
  }

  /** @param totals - for each axis, the number of its values that `changes` are about */
  endsOf(changes: ChangeNode, totals: readonly Count[]): Ends {
    const leaves = new Map<ChangeNode, Reached[]>();
    // Every child has a later axis, so a node is complete before it is left.
    const open = this.totals.map(() => new Map<ChangeNode, Reached[]>());
    const reach = (node: ChangeNode, reached: Reached[]) => {
      const at = this.#nodes.composedOf(node)?.visits ?? node;
      this.#addAll(isLeaf(at) ? leaves : open[at.axis], at, reached);
    };
    const whole = { group: beforeArrival, count: this.one, who: this.products.none };
    reach(changes, this.#pass([whole], totals, -1, [], changes.axis));
    for (const ofAxis of open) {
      for (const [node, reached] of ofAxis) {
        for (const [child, classes] of classesOfChildren(node)) {
          reach(child, this.#pass(reached, totals, node.axis, classes, child.axis));
        }
      }
    }
    const ends: Ends = new Map();
    for (const [leaf, reached] of leaves) this.#addEnds(ends, leaf, reached);
    return ends;
  }

  /** The situations with some classes of an axis and any class of the axes between it and the next one. */
  #pass(
    reached: readonly Reached[],
    totals: readonly Count[],
    axis: number,
    classes: readonly number[],
    next: number,
  ): Reached[] {
    const to = Math.min(next, totals.length);
    let weight = axis < 0 || axis === arrivalAxis ? this.one : this.weightOf(axis, classes);
    for (let at = axis + 1; at < to; at++) {
      if (at !== arrivalAxis) weight *= totals[at] ?? this.one;
    }
    const restricted = this.products.restriction(axis, classes, to);
    const passed = reached.map(({ group, count, who }) => ({
      group,
      count: count * weight,
      who: restricted(who),
    }));
    if (axis === arrivalAxis) return atArrivals(passed, this.#byGroup(classes));
    return arrivalAxis < axis || to <= arrivalAxis ? passed : atArrivals(passed, this.#arrivalsByGroup);
  }

  /** The number of these arrivals in each group that has some. */
  #byGroup(classes: readonly number[]): GroupWeight[] {
    const byGroup: Count[] = [];
    for (const at of classes) {
      const group = this.#arrivals.groups[at] ?? 0;
      byGroup[group] = (byGroup[group] ?? this.#zero) + (this.#weights[arrivalAxis]?.[at] ?? this.#zero);
    }
    return byGroup.flatMap((weight, group) => [{ group, weight }]);
  }

  /** The number of values in some classes of an axis. */
  weightOf(axis: number, classes: readonly number[]): Count {
    return classes.reduce((sum, at) => sum + (this.#weights[axis]?.[at] ?? this.#zero), this.#zero);
  }

  #addEnds(ends: Ends, leaf: ChangeNode, reached: readonly Reached[]): void {
    for (const difference of leaf.value?.differences ?? []) {
      if (!isWay(difference.step)) continue;
      const label = labelOf(difference);
      const parts = ends.get(label) ?? new Map<Regression | null, Situations>();
      ends.set(label, parts);
      const regressions = this.#arrivals.regressionsOf(label);
      for (const one of reached) this.add(parts, regressions[one.group] ?? null, one);
    }
  }

  /** @param parts - of one label */
  add(parts: Map<Regression | null, Situations>, regression: Regression | null, one: Situations): void {
    const known = parts.get(regression);
    if (known) this.#join(known, one);
    else parts.set(regression, { count: one.count, who: one.who });
  }

  /** Adds situations to those that reach the same node after the same arrivals. @param reached - is changed later */
  #addAll(to: Map<ChangeNode, Reached[]> | undefined, node: ChangeNode, reached: Reached[]): void {
    const known = to?.get(node);
    if (!known) {
      to?.set(node, reached);
      return;
    }
    for (const one of reached) {
      const same = known.find(({ group }) => group === one.group);
      if (same) this.#join(same, one);
      else known.push(one);
    }
  }

  #join(known: Situations, other: Situations): void {
    known.count += other.count;
    known.who = this.products.union(known.who, other.who);
  }
}

const atArrivals = (reached: readonly Reached[], groups: readonly GroupWeight[]): Reached[] =>
  reached.flatMap(({ count, who }) =>
    groups.map(({ group, weight }) => ({ group, count: count * weight, who })),
  );

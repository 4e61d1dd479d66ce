import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { exact } from '../situations/count.ts';
import { isLeaf } from '../situations/diagram.ts';
import { classesOfChildren, type Product } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
import { labelOf } from './change-extents.ts';
import { channelAlone } from './channel-alone.ts';
import { isWay } from './end.ts';
import type { Regression } from './regressions.ts';
import { visitorAxes } from './visitors.ts';

/** The visitors of one end. */
export interface EndSummary {
  regression: Regression | null;
  /** The classes of {@link visitorAxes} that some of them have; unrestricted where they have all. */
  who: Product;
  /** The number of situations. */
  count: number;
}

/** Arrivals after which an end is the same regression. */
export interface ArrivalGroups {
  /** For each class of arrivals the index of its group. */
  groups: readonly number[];
  /** @param group - index of a group @param label - of the difference whose end it is */
  regressionOf(label: string, group: number): Regression | null;
}

/** A number where the space has less than 2^53 situations, else an integer of any size: the operators are the same. */
type Count = number;
/** The classes of an axis, one bit each; null: all. */
type Bits = bigint | null;

/** The situations that reach a node after the arrivals of one group. */
interface Reached {
  /** `beforeArrival`: the arrival follows below. */
  group: number;
  /** Over the axes before that of the node. */
  count: Count;
  /** By {@link namedAxes}; empty where the axis follows below. */
  sets: readonly Bits[];
}

const beforeArrival = -1;
const namedAxes = visitorAxes.map((name) => axisAt[name]);
const { arrival: arrivalAxis } = axisAt;

/**
 * Summarises every end that differs. Sentences name the hosts, channels and cities of an end and its number of visitors
 * only, so situations are counted from the root down to each change, without the products of its extent, of which a new
 * channel has thousands.
 */
export class EndSummaries {
  readonly #nodes: Pick<ChangeNodes, 'composedOf'>;
  readonly #arrivals: ArrivalGroups;
  readonly #weights: readonly (readonly Count[])[];
  readonly #totals: readonly Count[];
  readonly #zero: Count;
  readonly #one: Count;
  /** By channels alike. */
  readonly #ofChannels = new Map<string, ReadonlyMap<string, readonly EndSummary[]>>();
  /** By axis; thousands of ends share their lists. */
  readonly #lists: Map<bigint, readonly number[]>[] = [];

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
    this.#one = countOf(1);
    this.#weights = weights.map((of) => of.map(countOf));
    this.#totals = this.#weights.map((of) => of.reduce((sum, one) => sum + one, this.#zero));
  }

  /** The summaries of each end by the label of its difference, of one regression each. */
  of(changes: ChangeNode): ReadonlyMap<string, readonly EndSummary[]> {
    const alone = channelAlone(changes, this.#nodes);
    if (!alone) return this.#summarised(changes);
    // Many pasted channels have the same visits: their summaries differ in the channel.
    const { channel } = alone;
    const key = `${this.#weightOf(axisAt.channel, [channel])} ${alone.key}`;
    const known = this.#ofChannels.get(key) ?? this.#summarised(changes);
    this.#ofChannels.set(key, known);
    return new Map([...known].map(([label, ends]) => [label, ends.map((end) => ofChannel(end, channel))]));
  }

  #summarised(changes: ChangeNode): ReadonlyMap<string, readonly EndSummary[]> {
    const leaves = new Map<ChangeNode, Reached[]>();
    // Every child has a later axis, so a node is complete before it is left.
    const open = this.#totals.map(() => new Map<ChangeNode, Reached[]>());
    const reach = (node: ChangeNode, reached: Reached[]) => {
      const at = this.#nodes.composedOf(node)?.visits ?? node;
      addAll(isLeaf(at) ? leaves : open[at.axis], at, reached);
    };
    const whole = { group: beforeArrival, count: this.#one, sets: namedAxes.map(() => 0n) };
    reach(changes, this.#pass([whole], -1, [], changes.axis));
    for (const ofAxis of open) {
      for (const [node, reached] of ofAxis) {
        for (const [child, classes] of classesOfChildren(node)) {
          reach(child, this.#pass(reached, node.axis, classes, child.axis));
        }
      }
    }
    const ends = new Map<string, Map<Regression | null, Reached>>();
    for (const [leaf, reached] of leaves) this.#addEnds(ends, leaf, reached);
    return new Map(
      [...ends].map(([label, parts]) => [
        label,
        [...parts].map(([regression, { count, sets }]) => {
          return { regression, who: this.#productOf(sets), count: exact(count) };
        }),
      ]),
    );
  }

  /** The situations with some classes of an axis and any class of the axes between it and the next one. */
  #pass(reached: readonly Reached[], axis: number, classes: readonly number[], next: number): Reached[] {
    const to = Math.min(next, this.#totals.length);
    let weight = axis < 0 || axis === arrivalAxis ? this.#one : this.#weightOf(axis, classes);
    for (let at = axis + 1; at < to; at++) {
      if (at !== arrivalAxis) weight *= this.#totals[at] ?? this.#one;
    }
    const passed = reached.map(({ group, count, sets }) => ({
      group,
      count: count * weight,
      sets: passedSets(sets, axis, classes, to),
    }));
    if (axis === arrivalAxis) return passed.flatMap((one) => this.#atArrivals(one, classes));
    if (arrivalAxis < axis || to <= arrivalAxis) return passed;
    return passed.flatMap((one) => this.#atArrivals(one, this.#classesOf(arrivalAxis)));
  }

  #atArrivals({ count, sets }: Reached, classes: readonly number[]): Reached[] {
    const found = new Map<number, Reached>();
    for (const at of classes) {
      const group = this.#arrivals.groups[at] ?? 0;
      const weighed = count * this.#weightOf(arrivalAxis, [at]);
      const known = found.get(group);
      if (known) known.count += weighed;
      else found.set(group, { group, count: weighed, sets });
    }
    return [...found.values()];
  }

  #weightOf(axis: number, classes: readonly number[]): Count {
    return classes.reduce((sum, at) => sum + (this.#weights[axis]?.[at] ?? this.#zero), this.#zero);
  }

  #classesOf(axis: number): number[] {
    return (this.#weights[axis] ?? []).map((_, at) => at);
  }

  #addEnds(
    ends: Map<string, Map<Regression | null, Reached>>,
    leaf: ChangeNode,
    reached: readonly Reached[],
  ): void {
    for (const difference of leaf.value?.differences ?? []) {
      if (!isWay(difference.step)) continue;
      const label = labelOf(difference);
      const parts = ends.get(label) ?? new Map<Regression | null, Reached>();
      ends.set(label, parts);
      for (const one of reached) {
        const regression = this.#arrivals.regressionOf(label, one.group);
        const known = parts.get(regression);
        if (known) join(known, one);
        else parts.set(regression, { ...one });
      }
    }
  }

  #productOf(sets: readonly Bits[]): Product {
    const restricted = new Map<number, readonly number[]>();
    sets.forEach((bits, at) => {
      const axis = namedAxes[at] ?? 0;
      const classes = bits === null ? null : this.#classesIn(bits, axis);
      if (classes && classes.length < (this.#weights[axis]?.length ?? 0)) restricted.set(axis, classes);
    });
    return restricted;
  }

  #classesIn(bits: bigint, axis: number): readonly number[] {
    const ofAxis = this.#lists[axis] ?? new Map<bigint, readonly number[]>();
    this.#lists[axis] = ofAxis;
    const classes = ofAxis.get(bits) ?? this.#classesOf(axis).filter((at) => (bits >> BigInt(at)) & 1n);
    ofAxis.set(bits, classes);
    return classes;
  }
}

const ofChannel = (end: EndSummary, channel: number): EndSummary => ({
  ...end,
  who: new Map([...end.who].map(([axis, classes]) => [axis, axis === axisAt.channel ? [channel] : classes])),
});

/** Adds situations to those that reach the same node after the same arrivals. @param reached - is changed later */
function addAll(to: Map<ChangeNode, Reached[]> | undefined, node: ChangeNode, reached: Reached[]): void {
  const known = to?.get(node);
  if (!known) {
    to?.set(node, reached);
    return;
  }
  for (const one of reached) {
    const same = known.find(({ group }) => group === one.group);
    if (same) join(same, one);
    else known.push(one);
  }
}

function join(known: Reached, other: Reached): void {
  known.count += other.count;
  known.sets = union(known.sets, other.sets);
}

const union = (one: readonly Bits[], other: readonly Bits[]): readonly Bits[] =>
  one.every((bits, at) => bits === null || bits === other[at])
    ? one
    : one.map((bits, at) => {
        const others = other[at] ?? null;
        return bits === null || others === null ? null : bits | others;
      });

/** The sets after some classes of an axis, and all classes of the axes up to the next one. */
function passedSets(
  sets: readonly Bits[],
  axis: number,
  classes: readonly number[],
  to: number,
): readonly Bits[] {
  if (!namedAxes.some((at) => at >= axis && at < to)) return sets;
  return sets.map((bits, index) => {
    const at = namedAxes[index] ?? 0;
    return at === axis ? bitsOf(classes) : at > axis && at < to ? null : bits;
  });
}

/** By words of 32 bits: a set may have thousands of classes, and each operation on a large integer copies it. */
function bitsOf(classes: readonly number[]): bigint {
  const words: number[] = [];
  for (const at of classes) words[at >>> 5] = (words[at >>> 5] ?? 0) | (1 << (at & 31));
  let text = '';
  for (let at = words.length - 1; at >= 0; at--)
    text += ((words[at] ?? 0) >>> 0).toString(16).padStart(8, '0');
  return text === '' ? 0n : BigInt(`0x${text}`);
}

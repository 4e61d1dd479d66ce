import { productOf } from './count.ts';
import type { Product } from './extents.ts';
import {
  type Axis,
  type AxisName,
  type AxisOfEveryFunnel,
  axesOf,
  axesOfEveryFunnel,
  type SituationSpace,
} from './situation-space.ts';

/**
 * A set of visitors: a product of named sets; an axis that is left out is unrestricted. Sets of flags have the names of
 * the flags: {@link namesIn}.
 */
export type VisitorSet = Partial<Record<AxisOfEveryFunnel, string[]>>;

/** The names of an axis in a set; undefined where it is unrestricted. */
export const namesIn = (who: VisitorSet, axis: AxisName): string[] | undefined =>
  (who as Partial<Record<string, string[]>>)[axis];
/** The axes that a set restricts, in the order of the space. */
export const restrictedAxesOf = (who: VisitorSet): AxisName[] => {
  // A counted set has its count, too.
  const flags = Object.keys(who).filter(
    (name) => !ofEveryFunnel.includes(name) && Array.isArray(namesIn(who, name)),
  );
  return [...ofEveryFunnel.filter((name) => namesIn(who, name)), ...flags];
};
const ofEveryFunnel: readonly string[] = axesOfEveryFunnel;

const leftOut = new WeakMap<readonly string[], () => readonly string[]>();
/** The names of the axis that a set of {@link VisitorSets} excludes; computed on demand, because few are needed. */
export const excludedNamesOf = (names: readonly string[]): readonly string[] | undefined =>
  leftOut.get(names)?.();

/** Names the sets of products of one space; products that share a list of classes share its names. */
export class VisitorSets {
  readonly #axes: readonly { name: AxisName; axis: Axis<unknown> }[];
  readonly #known = new WeakMap<readonly number[], Map<number, string[]>>();

  constructor(space: SituationSpace) {
    this.#axes = Object.entries(axesOf(space)).map(([name, axis]) => ({ name, axis }));
  }

  /** The axes are in the order of the space. */
  of(product: Product, axes?: readonly AxisName[]): VisitorSet {
    const set: Partial<Record<string, string[]>> = {};
    for (const [at, classes] of [...product].sort(([one], [other]) => one - other)) {
      const { name = '' } = this.#axes[at] ?? {};
      if (axes?.includes(name) !== false) set[name] = this.#namesOf(at, classes);
    }
    return set;
  }

  #namesOf(at: number, classes: readonly number[]): string[] {
    const byAxis = this.#known.get(classes) ?? new Map<number, string[]>();
    this.#known.set(classes, byAxis);
    const known = byAxis.get(at) ?? includedNames(this.#axes[at]?.axis, classes);
    byAxis.set(at, known);
    return known;
  }
}

function includedNames(axis: Axis<unknown> | undefined, classes: readonly number[]): string[] {
  const { names = [], classes: all = [] } = axis ?? {};
  const members = classes.flatMap((one) => [...(all[one] ?? [])]).sort((a, b) => a - b);
  const included = members.map((member) => names[member] ?? '');
  leftOut.set(included, () => {
    const indices = new Set(members);
    return names.filter((_, member) => !indices.has(member));
  });
  return included;
}

/** @param weights - for each axis, the number of its values in each class */
export function countOf(product: Product, weights: readonly (readonly number[])[]): number {
  const counts = weights.map((of) => weightOf(of));
  for (const [at, classes] of product) counts[at] = weightOf(weights[at] ?? [], classes);
  return productOf(counts);
}

function weightOf(weights: readonly number[], classes: readonly number[] = wholeAxis): number {
  const known = knownWeights.get(weights) ?? new WeakMap<readonly number[], number>();
  knownWeights.set(weights, known);
  const found = known.get(classes);
  if (found !== undefined) return found;
  const sum =
    classes === wholeAxis
      ? weights.reduce((all, one) => all + one, 0)
      : classes.reduce((all, at) => all + (weights[at] ?? 0), 0);
  known.set(classes, sum);
  return sum;
}
const wholeAxis: readonly number[] = [];
/** A cache by axis and list of classes, because thousands of products share their lists. */
const knownWeights = new WeakMap<readonly number[], WeakMap<readonly number[], number>>();

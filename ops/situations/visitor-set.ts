import { exact } from './count.ts';
import type { Product } from './extents.ts';
import { type AxisName, axisNames, type SituationSpace } from './situation-space.ts';

/** A set of visitors: a product of named sets; an axis that is left out is unrestricted. */
export type VisitorSet = Partial<Record<AxisName, string[]>>;

const leftOut = new WeakMap<readonly string[], () => readonly string[]>();
/** The names of the axis that a set of {@link visitorSetOf} excludes; computed on demand, because few are needed. */
export const excludedNamesOf = (names: readonly string[]): readonly string[] | undefined =>
  leftOut.get(names)?.();

export const visitorSetOf = (space: SituationSpace, product: Product): VisitorSet =>
  Object.fromEntries(
    [...product].map(([at, classes]) => {
      const name = axisNames[at] as AxisName;
      const { names } = space[name];
      const members = classes.flatMap((one) => [...(space[name].classes[one] ?? [])]).sort((a, b) => a - b);
      const included = members.map((member) => names[member] ?? '');
      leftOut.set(included, () => {
        const indices = new Set(members);
        return names.filter((_, member) => !indices.has(member));
      });
      return [name, included];
    }),
  );

/** @param weights - for each axis, the number of its values in each class */
export const countOf = (product: Product, weights: readonly (readonly number[])[]): number =>
  exact(
    weights.reduce((size, of, at) => {
      const classes = product.get(at) ?? of.map((_, one) => one);
      return size * classes.reduce((sum, one) => sum + (of[one] ?? 0), 0);
    }, 1),
  );

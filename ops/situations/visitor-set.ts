import { exact } from './count.ts';
import type { Product } from './extents.ts';
import { type AxisName, axisNames, type SituationSpace } from './situation-space.ts';

/** Who is meant: a product of named sets; an axis that is left out is whole. */
export type VisitorSet = Partial<Record<AxisName, string[]>>;

const leftOut = new WeakMap<readonly string[], () => readonly string[]>();
/** The names of the axis that a set of {@link visitorSetOf} does not have; few sets are asked. */
export const excludedNamesOf = (names: readonly string[]): readonly string[] | undefined =>
  leftOut.get(names)?.();

export const visitorSetOf = (space: SituationSpace, product: Product): VisitorSet =>
  Object.fromEntries(
    [...product].map(([at, classes]) => {
      const name = axisNames[at] as AxisName;
      const { names } = space[name];
      const members = classes.flatMap((one) => [...(space[name].classes[one] ?? [])]).sort((a, b) => a - b);
      const meant = members.map((member) => names[member] ?? '');
      leftOut.set(meant, () => {
        const isMeant = new Set(members);
        return names.filter((_, member) => !isMeant.has(member));
      });
      return [name, meant];
    }),
  );

/** @param weights - for each axis, how many situations each of its classes stands for */
export const countOf = (product: Product, weights: readonly (readonly number[])[]): number =>
  exact(
    weights.reduce((size, of, at) => {
      const classes = product.get(at) ?? of.map((_, one) => one);
      return size * classes.reduce((sum, one) => sum + (of[one] ?? 0), 0);
    }, 1),
  );

import type { VisitorSet } from '../situations/visitor-set.ts';
import type { Extent } from './plan.ts';

/** By what people know visitors: their channel, host and city. */
export const visitorAxes = ['channel', 'host', 'city'] as const;
type Visitors = Pick<VisitorSet, (typeof visitorAxes)[number]>;

/** The channels, hosts and cities that are among them; an axis that is left out is whole. */
export function visitorsOf(whos: readonly Extent[]): Visitors {
  const sets = whos.flatMap((who) => ('anyOf' in who ? who.anyOf : [who]));
  return Object.fromEntries(
    visitorAxes
      // A set that does not name the axis means all of it.
      .filter((axis) => sets.every((set) => set[axis] !== undefined))
      .map((axis) => [axis, [...new Set(sets.flatMap((set) => set[axis] ?? []))]]),
  );
}

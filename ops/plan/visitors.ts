import type { VisitorSet } from '../situations/visitor-set.ts';
import type { Extent } from './plan.ts';

/** The axes by which people name visitors. */
export const visitorAxes = ['channel', 'host', 'city'] as const;
type Visitors = Pick<VisitorSet, (typeof visitorAxes)[number]>;

/** The channels, hosts and cities of some visitors; an axis that is left out is unrestricted. */
export function visitorsOf(whos: readonly Extent[]): Visitors {
  const sets = whos.flatMap((who) => ('anyOf' in who ? who.anyOf : [who]));
  return Object.fromEntries(
    visitorAxes
      // A set without the axis includes all its values.
      .filter((axis) => sets.every((set) => set[axis] !== undefined))
      .map((axis) => [axis, [...new Set(sets.flatMap((set) => set[axis] ?? []))]]),
  );
}

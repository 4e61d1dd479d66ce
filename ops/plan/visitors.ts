import { comersOf, isOfNobody, type NewAddress, within } from '../new-addresses/new-addresses.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { Extent } from './plan.ts';
import type { Met } from './reach.ts';

/** Of visitors those who are led there; where nobody is, those who can open the address. */
export function ledExtent({ who, led }: Met): Extent {
  if (!led || isOfNobody(led)) return who;
  return 'anyOf' in who ? { anyOf: who.anyOf.map((set) => within(set, led)) } : within(who, led);
}

/** The axes by which people name visitors. */
export const visitorAxes = ['channel', 'host', 'city'] as const;
type Visitors = Pick<VisitorSet, (typeof visitorAxes)[number]>;

/**
 * The channels, hosts and cities of some visitors; an axis that is left out is unrestricted. At a new address they are
 * those who come there; where nobody does, those who might open it.
 */
export function visitorsOf(whos: readonly Extent[], newAddresses: readonly NewAddress[] = []): Visitors {
  const given = whos.flatMap((who): VisitorSet[] => ('anyOf' in who ? who.anyOf : [who]));
  const come = given
    .map((set) => ({ ...set, ...comersOf(set, newAddresses) }))
    .filter((who) => !isOfNobody(who));
  const sets = come.length > 0 ? come : given;
  return Object.fromEntries(
    visitorAxes
      // A set without the axis includes all its values.
      .filter((axis) => sets.every((set) => set[axis] !== undefined))
      .map((axis) => [axis, [...new Set(sets.flatMap((set) => set[axis] ?? []))]]),
  );
}

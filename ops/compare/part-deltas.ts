import { type NamedTable, namedTables } from '../../schemas/index.ts';
import type { ResultPart } from '../situations/result-part.ts';
import {
  afterLoginDifference,
  type Change,
  changeOf,
  destinationsDifference,
  flagsDifference,
  landingDifference,
} from './change.ts';
import { type ShownOfPages, shownChange } from './shown-delta.ts';
import { afterLoginRisks, destinationRisks, landingRisks, type RouteContents } from './visit-risks.ts';

/** The change of one part of the result; null where the part is equal. */
export type PartDelta = (before: ResultPart, after: ResultPart) => Change | null;

export const flagsDelta: PartDelta = (one, other) =>
  one.part === 'flags' && other.part === 'flags' ? changeOf(flagsDifference(one, other), []) : null;

/** The comparers of one pair of revisions. */
export type PartDeltas = Record<'afterLogin' | 'landing' | 'shown', PartDelta> & {
  destinations: Readonly<Record<NamedTable, PartDelta>>;
};

/** The comparers for routes with these contents; created once for each pair of revisions, because they are keys of caches. */
export function partDeltas(contents: RouteContents, shown: ShownOfPages): PartDeltas {
  const ofTable =
    (name: NamedTable): PartDelta =>
    (one, other) =>
      one.part === 'destinations' && other.part === 'destinations'
        ? changeOf(destinationsDifference(one, other, [name]), destinationRisks(name, one, other, contents))
        : null;
  const destinations = Object.fromEntries(namedTables.map((name) => [name, ofTable(name)]));
  return {
    destinations: destinations as PartDeltas['destinations'],
    shown: (one, other) =>
      one.part === 'shown' && other.part === 'shown' ? shownChange(one, other, shown) : null,
    afterLogin: (one, other) =>
      one.part === 'afterLogin' && other.part === 'afterLogin'
        ? changeOf(afterLoginDifference(one, other), afterLoginRisks(one, other, contents))
        : null,
    landing: (one, other) =>
      one.part === 'ended' && other.part === 'ended'
        ? changeOf(
            landingDifference(one.landing, other.landing),
            landingRisks(one.landing, other.landing, contents),
          )
        : null,
  };
}

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

/** The comparers for routes with these contents; created once for each pair of revisions, because they are keys of caches. */
export function partDeltas(
  contents: RouteContents,
  shown: ShownOfPages,
): Record<'destinations' | 'afterLogin' | 'landing' | 'shown', PartDelta> {
  return {
    shown: (one, other) =>
      one.part === 'shown' && other.part === 'shown' ? shownChange(one, other, shown) : null,
    destinations: (one, other) =>
      one.part === 'destinations' && other.part === 'destinations'
        ? changeOf(destinationsDifference(one, other), destinationRisks(one, other, contents))
        : null,
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

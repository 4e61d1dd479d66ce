import type { ResultPart } from '../situations/result-part.ts';
import {
  afterLoginDifference,
  type Change,
  changeOf,
  destinationsDifference,
  flagsDifference,
  landingDifference,
} from './change.ts';
import { afterLoginRisks, destinationRisks, landingRisks, type RouteKinds } from './risks.ts';

/** How one part of what a visitor gets differs; null where it does not. */
export type PartDelta = (before: ResultPart, after: ResultPart) => Change | null;

export const flagsDelta: PartDelta = (one, other) =>
  one.part === 'flags' && other.part === 'flags' ? changeOf(flagsDifference(one, other), []) : null;

/** How parts differ where routes are of these kinds; one for each pair, so that what was found is found again. */
export function partDeltas(kinds: RouteKinds): Record<'destinations' | 'afterLogin' | 'landing', PartDelta> {
  return {
    destinations: (one, other) =>
      one.part === 'destinations' && other.part === 'destinations'
        ? changeOf(destinationsDifference(one, other), destinationRisks(one, other, kinds))
        : null,
    afterLogin: (one, other) =>
      one.part === 'afterLogin' && other.part === 'afterLogin'
        ? changeOf(afterLoginDifference(one, other), afterLoginRisks(one, other, kinds))
        : null,
    landing: (one, other) =>
      one.part === 'ended' && other.part === 'ended'
        ? changeOf(
            landingDifference(one.landing, other.landing),
            landingRisks(one.landing, other.landing, kinds),
          )
        : null,
  };
}

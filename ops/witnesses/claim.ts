import type { ExplainInput } from '../explain/input.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Product } from '../situations/extents.ts';
import { type Axis, axisAt, type SituationSpace } from '../situations/situation-space.ts';

/** What a plan says of a visitor, in a form that a visit can confirm. */
export interface Claim {
  /** Equal for two claims that the same arrivals confirm. */
  key: string;
  /** Whether a visit of this visitor, through the runtime in one of the revisions, shows what is said. */
  isMetBy(visitor: ExplainInput): boolean;
  /** Whether somebody may confirm it at an arrival; left out: at any. */
  mayBegin?(arrival: Arrival): boolean;
  /** The visitors who can meet it, as products of which the first that meets it is taken; left out: all. */
  among?: readonly Product[];
}

/** The product of the visitors whose value of an axis is meant, as are all of its class; null: nobody has one. */
export function withValues<V>(at: number, axis: Axis<V>, isMeant: (value: V) => boolean): Product | null {
  const classes = axis.classes.flatMap((members, one) =>
    members.every((member) => isMeant(axis.values[member] as V)) ? [one] : [],
  );
  return classes.length > 0 ? new Map([[at, classes]]) : null;
}

/** The visitors whose call for channel info fails. */
export const withoutInfo = ({ info }: SituationSpace): Product | null =>
  withValues(axisAt.info, info, (value) => value === null);

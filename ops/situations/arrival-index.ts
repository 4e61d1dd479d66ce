import type { Arrival } from './arrivals.ts';
import type { SituationSpace } from './situation-space.ts';

type ArrivalName = Pick<Arrival, 'path' | 'outcome' | 'extrasName'>;

const keyOf = ({ path, outcome, extrasName }: ArrivalName): string =>
  JSON.stringify([path, outcome, extrasName]);

/** Finds arrivals of a space. */
export class ArrivalIndex {
  readonly #indices: ReadonlyMap<string, number>;

  constructor({ arrival }: Pick<SituationSpace, 'arrival'>) {
    this.#indices = new Map(arrival.values.map((one, at) => [keyOf(one), at]));
  }

  /** The index of an arrival on its axis; undefined: the space has none. */
  of(arrival: ArrivalName): number | undefined {
    return this.#indices.get(keyOf(arrival));
  }
}

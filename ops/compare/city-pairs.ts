import type { City } from '../situations/space.ts';
import type { EffectClasses } from './channel-effects.ts';

/** Cities that do the same to a channel before, and the same after, as one. */
export interface CityPairs {
  /** Equal where the same cities are together. */
  key: string;
  /** What the cities of each pair do: before, after. */
  effects: readonly (readonly [string, string])[];
  /** The place in `effects`, for each class of cities. */
  ofClass: readonly number[];
}

/** Puts cities together, once for each two ways in which they matter to a channel: every host asks for the same. */
export class CityPairsCache {
  readonly #known = new Map<string, CityPairs>();

  of(before: EffectClasses<City>, after: EffectClasses<City>): CityPairs {
    const key = `${before.key} ${after.key}`;
    const known = this.#known.get(key);
    if (known) return known;
    const effects: [string, string][] = [];
    const places = new Map<string, Map<string, number>>();
    const ofClass = before.ofClass.map((was, at) => {
      const is = after.ofClass[at] ?? was;
      const byAfter = places.get(was) ?? new Map<string, number>();
      places.set(was, byAfter);
      const place = byAfter.get(is) ?? effects.push([was, is]) - 1;
      byAfter.set(is, place);
      return place;
    });
    const made = { key, effects, ofClass };
    this.#known.set(key, made);
    return made;
  }
}

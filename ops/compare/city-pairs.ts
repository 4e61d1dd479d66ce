import type { City } from '../situations/situation-space.ts';
import type { EffectClasses } from './channel-effects.ts';

/** Classes of cities with the same effect on a channel in the base and the same in the head, as pairs. */
export interface CityPairs {
  /** Equal where the same cities share a pair. */
  key: string;
  /** The effects of each pair: base, head. */
  effects: readonly (readonly [string, string])[];
  /** The index into `effects` of each class of cities. */
  ofClass: readonly number[];
}

/** The city pairs, computed once for each combination of effects: every host needs the same ones. */
export class CityPairsCache {
  readonly #known = new Map<string, CityPairs>();

  of(before: EffectClasses<City>, after: EffectClasses<City>): CityPairs {
    const key = `${before.key} ${after.key}`;
    const known = this.#known.get(key);
    if (known) return known;
    const effects: [string, string][] = [];
    const indices = new Map<string, Map<string, number>>();
    const ofClass = before.ofClass.map((was, at) => {
      const is = after.ofClass[at] ?? was;
      const byAfter = indices.get(was) ?? new Map<string, number>();
      indices.set(was, byAfter);
      const index = byAfter.get(is) ?? effects.push([was, is]) - 1;
      byAfter.set(is, index);
      return index;
    });
    const made = { key, effects, ofClass };
    this.#known.set(key, made);
    return made;
  }
}

import type { ChannelEffects, EffectClasses } from '../host-views/channel-effects.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { City, Info } from '../situations/situation-space.ts';

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

/** The effects of channel info in the base and in the head. */
export type InfoPair = readonly [EffectClasses<Info>, EffectClasses<Info>];

/**
 * Finds the channel info that has another effect in the head than in the base: an edit of flags.json is one of a few of
 * its rows.
 */
export class InfoPairs {
  readonly #names: InternedNames;
  readonly #known = new Map<string, InfoPair | null>();

  constructor(names: InternedNames) {
    this.#names = names;
  }

  /**
   * The effects in both revisions, as if all that are the same in both were one of these.
   * @returns null where every effect is the same
   */
  differing(before: ChannelEffects, after: ChannelEffects): InfoPair | null {
    const key = `${before.kind} ${before.infos.key} ${after.infos.key}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#differing(before, after);
    this.#known.set(key, made);
    return made;
  }

  #differing(before: ChannelEffects, after: ChannelEffects): InfoPair | null {
    const [one, other] = [before.infos, after.infos];
    if (one.key === other.key) return null;
    const isSame = one.ofClass.map((effect, at) => effect === other.ofClass[at]);
    const same = new Set(one.ofClass.filter((_, at) => isSame[at]));
    // Visits with known flags are fewer than those with any.
    const hasKnownFlags = (effect: string) => {
      const info = one.sample.get(effect);
      return info !== undefined && before.infoEffect(info).flags !== null;
    };
    const sample = [...same].find(hasKnownFlags) ?? [...same][0];
    const merged = (infos: EffectClasses<Info>): EffectClasses<Info> => {
      const ofClass = infos.ofClass.map((effect, at) =>
        isSame[at] && sample !== undefined ? sample : effect,
      );
      const left = new Set(ofClass);
      return {
        key: this.#names.of(`effects ${ofClass.join('\n')}`),
        ofClass,
        sample: new Map([...infos.sample].filter(([effect]) => left.has(effect))),
      };
    };
    return [merged(one), merged(other)];
  }
}

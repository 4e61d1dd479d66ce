import type { Config, FactId, When } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import type { AxisSets, AxisTest } from './axis-sets.ts';
import type { SituationSet } from './situation-sets.ts';

/** The situations in which a flag has a value: channel info, flags.json and city rules decide it (R-FLAG). */
export class FlagSets {
  readonly #axes: AxisSets;
  readonly #where: (fact: FactId, test: AxisTest) => SituationSet;
  readonly #cityRules: readonly {
    set: Config['cities']['rules'][string]['set'];
    channels: SituationSet;
    where: SituationSet;
  }[];
  /** The situations whose channel has a city rule. */
  readonly withCityRule: SituationSet;

  /** @param where - the situations in which a fact that is known before the flags satisfies a test */
  constructor(axes: AxisSets, where: (fact: FactId, test: AxisTest) => SituationSet) {
    this.#axes = axes;
    this.#where = where;
    this.#cityRules = Object.entries(axes.config.cities.rules).map(([id, { cities, set }]) => ({
      set,
      channels: axes.ofChannels(({ cityRule }) => cityRule === id),
      where: axes.onAxis('city', (city) => cities.includes(String(city))),
    }));
    this.withCityRule = axes.sets.union(this.#cityRules.map(({ channels }) => channels));
  }

  /** The city rule of the channel, where one applies, overrides flags.json. */
  ofFlag(name: string, test: AxisTest, token: SituationSet): SituationSet {
    const { sets, withIpInfo } = this.#axes;
    let applied = sets.none;
    let found = sets.none;
    for (const { channels, where, set } of this.#cityRules) {
      const here = sets.intersection([channels, token, withIpInfo, where]);
      applied = sets.or(applied, here);
      if (test(set[name] ?? null)) found = sets.or(found, here);
    }
    return sets.or(found, sets.minus(this.#beforeCity(name, test), applied));
  }

  #beforeCity(name: string, test: AxisTest): SituationSet {
    const { sets, config } = this.#axes;
    let left = sets.all;
    let found = sets.none;
    for (const { when, set } of config.flags.rules) {
      const hit = sets.and(left, this.#when(when));
      if (test(set[name] ?? null)) found = sets.or(found, hit);
      left = sets.minus(left, hit);
    }
    return sets.or(found, sets.and(left, this.#axes.ofChannelInfo(name, test)));
  }

  /** flags.json counts channel info as known: where the call failed, the facts have their defaults. */
  #when(when: When): SituationSet {
    const { sets } = this.#axes;
    return sets.intersection(
      conditionsOf(when).map(({ fact, values, not }) => {
        const test: AxisTest = (value) => values.includes(value) !== not;
        return fact === 'channelInfo' ? sets.constant(test('ok')) : this.#where(fact, test);
      }),
    );
  }
}

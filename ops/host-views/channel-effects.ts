import {
  type Channel,
  channelOf,
  noChannelInfo,
  ownEntry,
  resolveFlags,
  type Site,
} from '../../runtime/index.ts';
import type { FactId, FlagSet } from '../../schemas/index.ts';
import { channelKey, hostKey } from '../conditions/entry-keys.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { ResolvedFlags } from '../situations/result-part.ts';
import {
  type City,
  type Info,
  ipInfoOf,
  type SituationSpace,
  samplesOf,
} from '../situations/situation-space.ts';
import { channelInfoOf, infoAsRead, situationOf } from '../situations/visitor-situation.ts';

/** The facts that rows of either revision test, so that values which no row distinguishes share a class. */
export interface FactUsage {
  isUsed(fact: FactId): boolean;
  /** Whether a row tests the fact that leads visitors; those of flags.json only set flags. */
  isDecisive(fact: FactId): boolean;
  /** Equal for two values of a fact that no row distinguishes. */
  classOf(fact: 'city' | 'channel', value: unknown): string;
  /** The pages of which some revision shows parts under conditions. */
  conditionalPages: ReadonlySet<string>;
}

/** The classes of one axis by their effect on a channel. */
export interface EffectClasses<V> {
  /** Equal where the same classes have the same effects. */
  key: number;
  ofClass: readonly string[];
  sample: ReadonlyMap<string, V>;
}

/** What a city means to the visitors of a channel: the facts that rows test, and the flags that the city rule sets. */
export interface CityEffect {
  /** Equal for cities that rows treat alike, apart from the flags. */
  fact: string;
  /** A city with these facts; a listed one if there is any. */
  sample: City;
  set: FlagSet | null;
}
/** What channel info means to the visitors of a channel. */
export interface InfoEffect {
  /** Equal for infos that rows treat alike, apart from the flags. */
  fact: string;
  /** The flags of flags.json; null: those of the server. */
  flags: FlagSet | null;
}

/** The properties of a channel that rows test. */
export interface ChannelEffects {
  /** Equal for two channels that differ only in the effect of cities. */
  kind: number;
  hasCityRule: boolean;
  /** Equal for two channels that give every visitor of a host the same result. */
  key: number;
  cities: EffectClasses<City>;
  infos: EffectClasses<Info>;
  cityEffect(city: City): CityEffect;
  infoEffect(info: Info): InfoEffect;
}

/** The effects of API responses on the channels of one revision, each computed once. */
export class ChannelEffectsCache {
  readonly #space: SituationSpace;
  readonly #usage: FactUsage;
  readonly #names: InternedNames;
  readonly #known = new Map<Channel, Map<string, ChannelEffects>>();
  readonly #cities = new Map<string, EffectClasses<City>>();
  readonly #infos = new Map<string, EffectClasses<Info>>();
  #listedCities: ReadonlyMap<string, City> | undefined;

  constructor(space: SituationSpace, usage: FactUsage, names: InternedNames) {
    this.#space = space;
    this.#usage = usage;
    this.#names = names;
  }

  /** Equal for hosts on which each channel has the same effects. */
  hostKey = (site: Site): string => hostKey(site, this.#usage);

  /** A channel does not depend on the host, unless a row tests the host. */
  of(site: Site, number: string): ChannelEffects {
    const channel = channelOf(site, number);
    const byNumber = this.#known.get(channel) ?? new Map<string, ChannelEffects>();
    this.#known.set(channel, byNumber);
    const cacheKey = `${hostKey(site, this.#usage)} ${number}`;
    const known = byNumber.get(cacheKey);
    if (known) return known;
    const hasCityRule = channel.cityRule !== undefined;
    const asTested = this.#usage.classOf('channel', number);
    const kind = this.#names.of(channelKey(site, number, this.#usage, asTested));
    const cities = this.#cityEffects(site, channel);
    const key = this.#names.of(`${kind} ${cities.key}`);
    const infos = this.#infoEffects(site, number, kind);
    const cityEffect = (city: City) => this.#cityEffect(site, channel, city);
    const infoEffect = (info: Info) => this.#infoEffect(site, number, info);
    const effects = { kind, hasCityRule, key, cities, infos, cityEffect, infoEffect };
    byNumber.set(cacheKey, effects);
    return effects;
  }

  #cityEffects(site: Site, { cityRule }: Channel): EffectClasses<City> {
    const reads = this.#usage.isUsed('city');
    // Cities that no row distinguishes share an effect: else one row with a city would evaluate every city.
    const describe = (name: string | null) => this.#usage.classOf('city', name);
    const key = JSON.stringify(cityRule && [cityRule.cities, cityRule.set]) ?? '';
    const known = this.#cities.get(key);
    if (known) return known;
    const set = JSON.stringify(cityRule?.set ?? null);
    const listed = new Set(cityRule?.cities);
    const effects = this.#effectsOf(this.#space.city, (city) => {
      if (!cityRule && !reads) return '';
      if (city === null) return 'failed';
      const name = Object.hasOwn(site.cityNames, city) ? (site.cityNames[city] ?? null) : null;
      const applied = name !== null && listed.has(name) ? set : '';
      return reads ? `${applied} ${describe(name)}` : applied;
    });
    this.#cities.set(key, effects);
    return effects;
  }

  #cityEffect(site: Site, { cityRule }: Channel, city: City): CityEffect {
    const name = city === null ? undefined : ownEntry(site.cityNames, city);
    const applies = name !== undefined && cityRule?.cities.includes(name) === true;
    const fact = this.#cityFact(site, city);
    this.#listedCities ??= new Map(
      samplesOf(this.#space.city).flatMap(({ value }): [string, City][] =>
        value !== null && Object.hasOwn(site.cityNames, value) ? [[this.#cityFact(site, value), value]] : [],
      ),
    );
    const listed = this.#listedCities.get(fact);
    return {
      fact: listed === undefined ? fact : `listed ${fact}`,
      sample: listed ?? city,
      set: applies ? cityRule.set : null,
    };
  }

  #cityFact(site: Site, city: City): string {
    if (city === null) return 'failed';
    return this.#usage.isUsed('city')
      ? this.#usage.classOf('city', ownEntry(site.cityNames, city) ?? null)
      : '';
  }

  #infoEffect(site: Site, number: string, response: Info): InfoEffect {
    const { cityRule: _, ...channel } = channelOf(site, number);
    const { flags } = resolvedFlagsOf(site, channel, number, null, response);
    const info = infoAsRead(site, response);
    const fact =
      info && Object.entries(info).map(([name, value]) => (this.#usage.isDecisive(name) ? value : null));
    const withoutInfo = info === null ? noChannelInfo(site.facts).flags : null;
    return { fact: JSON.stringify(fact), flags: flags ?? withoutInfo };
  }

  #infoEffects(site: Site, number: string, kind: number): EffectClasses<Info> {
    const cacheKey = `${hostKey(site, this.#usage)} ${kind}`;
    const known = this.#infos.get(cacheKey);
    if (known) return known;
    const { cityRule: _, ...channel } = channelOf(site, number);
    const effects = this.#effectsOf(this.#space.info, (response) => {
      const info = infoAsRead(site, response);
      const { flags } = resolvedFlagsOf(site, channel, number, null, info);
      if (info === null) return `failed ${JSON.stringify(flags)}`;
      // A fact that rows of flags.json alone test has its effect by the flags.
      const read = Object.entries(info).map(([fact, value]) => this.#usage.isDecisive(fact) && value);
      return JSON.stringify([flags, ...read]);
    });
    this.#infos.set(cacheKey, effects);
    return effects;
  }

  #effectsOf<V>(
    axis: { values: readonly V[]; classes: readonly (readonly number[])[] },
    effectOf: (value: V) => string,
  ): EffectClasses<V> {
    const sample = new Map<string, V>();
    const ofClass = axis.classes.map(([first = 0]) => {
      const value = axis.values[first] as V;
      const effect = effectOf(value);
      if (!sample.has(effect)) sample.set(effect, value);
      return effect;
    });
    return { key: this.#names.of(`effects ${ofClass.join('\n')}`), ofClass, sample };
  }
}

/** The flags of a logged-in visitor without further properties. */
export function resolvedFlagsOf(
  site: Site,
  channel: Channel,
  number: string,
  city: City,
  info: Info,
): ResolvedFlags {
  const answers = {
    ipInfo: ipInfoOf(city),
    channelInfo: channelInfoOf(infoAsRead(site, info), noChannelInfo(site.facts).flags),
  };
  const found = resolveFlags(site, channel, situationOf(number, 'ok', {}, answers));
  if (!found) throw new Error('flags are known when the server has answered');
  return { part: 'flags', from: found.from, flags: found.from === 'server' ? null : found.flags };
}

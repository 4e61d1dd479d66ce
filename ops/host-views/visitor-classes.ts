import { channelOf, noChannelInfo, type ServerAnswers, type Site } from '../../runtime/index.ts';
import { type City, type Info, ipInfoOf } from '../situations/situation-space.ts';
import { channelInfoOf, infoAsRead } from '../situations/visitor-situation.ts';
import { ArrivalNodes } from './arrival-nodes.ts';
import type { ChannelEffects, CityEffect } from './channel-effects.ts';
import type { ComparisonCache, PartsByQuery } from './comparison-cache.ts';
import type { KnownFlags } from './flag-substitution.ts';
import { OpenFlags } from './open-flags.ts';

/** The visitors of a channel from cities with the same effect on it, on one host of one revision. */
export interface VisitorClass {
  number: string;
  city: City;
  /** The effect of the city on the channel. */
  cityEffect: string;
  kind: number;
  /** Equal for two classes that get the same results on one host. */
  key: string;
  infos: ChannelEffects['infos'];
  destinations: CachedParts;
  redirects: CachedParts;
  /** The landings that no API response can change; shared by all classes of the kind with or without a city rule. */
  landings: ArrivalNodes;
  /** The flags, by the effect of channel info. */
  cases: readonly VisitorCase[];
  /** The site, on which the channel has a city rule in any case: a decision that needs no answer there holds without one. */
  ruled: Site;
}

/** The visitors of a class with channel info of the same effect: their flags, and all else that rows test. */
export interface VisitorCase {
  infoEffect: string;
  flags: KnownFlags;
  flagsId: number;
  /** Whether the axes of the space have these flags. */
  isOnAxes: boolean;
  open: OpenFlags;
  /** The API responses, with unknown flags. */
  answers: ServerAnswers;
}

/** The cached results of a visitor class. */
export interface CachedParts {
  resolved: PartsByQuery;
  /** Results that no API response can change; shared by all classes. */
  independent: PartsByQuery;
  /** Further ones of visitors for whom no city is looked up, because their channel has no city rule; else null. */
  withoutCity: PartsByQuery | null;
  /** Results with unknown flags, for each case; shared by all classes that differ in flags alone. */
  open: readonly PartsByQuery[];
}

/**
 * Equal for two hosts that share results: what else these depend on, the rows of tables among it, are dependencies of
 * each result.
 */
export interface SharedKeys {
  /** For the flags of visitors: what rows of flags.json can test of the host, too. */
  flags: number;
  destinations: number;
  redirects: number;
  /** For hosts with equal results: the tables, and what they test of the host. */
  tables: number;
}

/** The visitor classes of one host, each made once: one for each kind of channel and effect of a city. */
export class VisitorClasses {
  readonly #site: Site;
  readonly #cache: ComparisonCache;
  readonly #keys: SharedKeys;
  readonly #landings: Map<string, ArrivalNodes>;
  readonly #known = new Map<string, VisitorClass>();
  readonly #open = new Map<string, OpenFlags>();

  /** @param landings - by kind of channel */
  constructor(site: Site, cache: ComparisonCache, keys: SharedKeys, landings: Map<string, ArrivalNodes>) {
    this.#site = site;
    this.#cache = cache;
    this.#keys = keys;
    this.#landings = landings;
  }

  /**
   * @param cityEffect - one of the effects that cities have on the channel
   * @param infos - the effects of channel info, or of some of it
   */
  of(
    number: string,
    effects: ChannelEffects,
    cityEffect: string,
    infos: ChannelEffects['infos'],
  ): VisitorClass {
    const { kind, hasCityRule, cities } = effects;
    const key = `${kind} ${infos.key} ${cityEffect}`;
    const known = this.#known.get(key);
    if (known) return known;
    const city = cities.sample.get(cityEffect);
    if (city === undefined) throw new Error(`no city does ${cityEffect} to channel ${number}`);
    const ofCity = effects.cityEffect(city);
    const open = this.#openFlags(number, kind, ofCity);
    const all = [...infos.sample].map(([infoEffect, info]) => {
      const { fact, flags } = effects.infoEffect(info);
      return {
        fact,
        made: this.#case(infoEffect, info, open, { city: ofCity.set ?? flags, info: flags }, ofCity),
      };
    });
    const parts = (of: 'destinations' | 'redirects'): CachedParts => {
      const partsFor = (visitors: string) =>
        this.#cache.partsFor(this.#keys[of], `${hasCityRule} ${visitors}`);
      return {
        resolved: partsFor(`resolved ${infos.key} ${cityEffect}`),
        independent: this.#cache.partsFor(this.#keys[of], 'independent'),
        withoutCity: hasCityRule ? null : partsFor('independent'),
        open: all.map(({ fact }) => partsFor(`open ${ofCity.fact} ${fact}`)),
      };
    };
    const destinations = parts('destinations');
    const redirects = parts('redirects');
    const cases = all.map(({ made }) => made);
    const ruled = hasCityRule ? this.#site : withCityRule(this.#site, number);
    const landings = this.#landingsOf(`${kind} ${hasCityRule}`);
    const visitors = {
      number,
      kind,
      city,
      cityEffect,
      key,
      infos,
      destinations,
      redirects,
      landings,
      cases,
      ruled,
    };
    this.#known.set(key, visitors);
    return visitors;
  }

  #case(
    infoEffect: string,
    info: Info,
    open: OpenFlags,
    flags: KnownFlags,
    { sample }: CityEffect,
  ): VisitorCase {
    const flagsId = this.#cache.substitution.idOf(flags);
    const channelInfo = channelInfoOf(infoAsRead(this.#site, info), noChannelInfo(this.#site.facts).flags);
    const isOnAxes = this.#cache.substitution.has(flags);
    return { infoEffect, flags, flagsId, isOnAxes, open, answers: { ipInfo: ipInfoOf(sample), channelInfo } };
  }

  #landingsOf(key: string): ArrivalNodes {
    const known = this.#landings.get(key) ?? new ArrivalNodes();
    this.#landings.set(key, known);
    return known;
  }

  #openFlags(number: string, kind: number, { fact, sample }: CityEffect): OpenFlags {
    const key = `${number} ${kind} ${fact}`;
    const known = this.#open.get(key) ?? new OpenFlags(this.#site, number, sample);
    this.#open.set(key, known);
    return known;
  }
}

/** A site of one channel alone, which has a city rule. */
function withCityRule(site: Site, number: string): Site {
  const cityRule = { id: '', cities: [], set: {} };
  return { ...site, channels: { [number]: { ...channelOf(site, number), cityRule } } };
}

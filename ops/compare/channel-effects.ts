import { type Channel, channelOf, noChannelInfo, resolveFlags, type Site } from '../../runtime/index.ts';
import type { FactId } from '../../schemas/index.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { ResolvedFlags } from '../situations/result-part.ts';
import { type City, type Info, ipInfoOf, type SituationSpace } from '../situations/situation-space.ts';
import { channelInfoOf, infoAsRead, situationOf } from '../situations/visitor-situation.ts';

/** The facts that rows of either revision test, so that values which no row distinguishes share a class. */
export interface FactUsage {
  isUsed(fact: FactId): boolean;
  /** Equal for two values of a fact that no row distinguishes. */
  classOf(fact: 'city' | 'channel', value: unknown): string;
}

/** The classes of one axis by their effect on a channel. */
export interface EffectClasses<V> {
  /** Equal where the same classes have the same effects. */
  key: number;
  ofClass: readonly string[];
  sample: ReadonlyMap<string, V>;
}

/** The properties of a channel that rows test. */
export interface ChannelEffects {
  /** Equal for two channels that differ only in the effect of cities. */
  kind: number;
  /** Equal for two channels that give every visitor of a host the same result. */
  key: number;
  cities: EffectClasses<City>;
  infos: EffectClasses<Info>;
}

/** The effects of API responses on the channels of one revision, each computed once. */
export class ChannelEffectsCache {
  readonly #space: SituationSpace;
  readonly #usage: FactUsage;
  readonly #names: InternedNames;
  readonly #known = new Map<Channel, Map<string, ChannelEffects>>();
  readonly #cities = new Map<string, EffectClasses<City>>();
  readonly #infos = new Map<number, EffectClasses<Info>>();

  constructor(space: SituationSpace, usage: FactUsage, names: InternedNames) {
    this.#space = space;
    this.#usage = usage;
    this.#names = names;
  }

  /** @param site - any site of the revision: a channel does not depend on the host */
  of(site: Site, number: string): ChannelEffects {
    const channel = channelOf(site, number);
    const byNumber = this.#known.get(channel) ?? new Map<string, ChannelEffects>();
    this.#known.set(channel, byNumber);
    const known = byNumber.get(number);
    if (known) return known;
    const { blocked, relogin, tags, cityRule } = channel;
    const reads = (fact: FactId, value: unknown) => (this.#usage.isUsed(fact) ? value : null);
    const kind = this.#names.of(
      JSON.stringify([
        [blocked === true, relogin === true, cityRule !== undefined],
        [reads('channel.tag', tags ?? []), this.#usage.classOf('channel', number)],
      ]),
    );
    const cities = this.#cityEffects(site, channel);
    const key = this.#names.of(`${kind} ${cities.key}`);
    const effects = { kind, key, cities, infos: this.#infoEffects(site, number, kind) };
    byNumber.set(number, effects);
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

  #infoEffects(site: Site, number: string, kind: number): EffectClasses<Info> {
    const known = this.#infos.get(kind);
    if (known) return known;
    const { cityRule: _, ...channel } = channelOf(site, number);
    const effects = this.#effectsOf(this.#space.info, (response) => {
      const info = infoAsRead(site, response);
      const { flags } = resolvedFlagsOf(site, channel, number, null, info);
      if (info === null) return `failed ${JSON.stringify(flags)}`;
      const read = Object.entries(info).map(([fact, value]) => this.#usage.isUsed(fact) && value);
      return JSON.stringify([flags, ...read]);
    });
    this.#infos.set(kind, effects);
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

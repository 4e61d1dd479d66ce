import { type Channel, noChannelInfo, ownEntry, resolveFlags, type Site } from '../../runtime/index.ts';
import type { FactId } from '../../schemas/index.ts';
import { type City, type Info, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import { channelInfoOf, situationOf } from '../situations/visitor-situation.ts';

/** Classes of one axis by their effect on a channel; `sample` has one value for each effect. */
export interface EffectClasses<V> {
  ofClass: string[];
  sample: Map<string, V>;
}

function effectsOf<V>(values: readonly V[], effectOf: (value: V) => string): EffectClasses<V> {
  const sample = new Map<string, V>();
  const ofClass = values.map((value) => {
    const effect = effectOf(value);
    if (!sample.has(effect)) sample.set(effect, value);
    return effect;
  });
  return { ofClass, sample };
}

/** One effect of cities on a channel. */
export interface CityEffect {
  /** Equal for effects on which rows and flags agree. */
  name: string;
  city: City;
  /** The city rule of the channel applies. */
  applies: boolean;
}
/** The effects of cities, each once, and the index of the effect of each class of cities. */
export interface NumberedEffects {
  ofClass: readonly number[];
  effects: readonly CityEffect[];
}

/** A city has an effect where the channel's city rule or a row names it. */
export function cityEffects(
  space: SituationSpace,
  site: Site,
  { cityRule }: Channel,
  names: (fact: FactId) => boolean,
): NumberedEffects {
  const listed = new Set(cityRule?.cities);
  const set = JSON.stringify(cityRule?.set);
  const isNamed = names('city');
  const effects: CityEffect[] = [];
  const indices = new Map<string, number>();
  const ofClass = samplesOf(space.city).map(({ value: city }) => {
    const name = city === null ? null : (ownEntry(site.cityNames, city) ?? null);
    const applies = name !== null && listed.has(name);
    const effect = city === null ? 'failed' : `${applies ? set : ''} ${isNamed ? JSON.stringify(name) : ''}`;
    const index = indices.get(effect) ?? effects.push({ name: effect, city, applies }) - 1;
    indices.set(effect, index);
    return index;
  });
  return { ofClass, effects };
}

/** Channel info has an effect by the flags before any city rule, and by the facts that rows test. */
export function infoEffects(
  space: SituationSpace,
  site: Site,
  number: string,
  { cityRule: _, ...channel }: Channel,
  names: (fact: FactId) => boolean,
): EffectClasses<Info> {
  const [arrival] = space.arrival.values;
  if (!arrival) throw new Error('there is always an arrival at /');
  const infos = samplesOf(space.info).map(({ value }) => value);
  return effectsOf(infos, (info) => {
    const channelInfo = channelInfoOf(info, noChannelInfo(site.facts).flags);
    const decided = resolveFlags(site, channel, situationOf(number, 'ok', arrival.extras, { channelInfo }));
    const items = [decided?.row, info === null];
    const tested = Object.entries(info ?? {}).map(([fact, value]) => names(fact) && value);
    return JSON.stringify([items, tested]);
  });
}

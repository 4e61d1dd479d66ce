import { channelOf, type Site } from '../../runtime/index.ts';
import type { FactId } from '../../schemas/index.ts';
import type { Diagrams, Node } from '../situations/diagram.ts';
import { nodesOfClasses } from '../situations/nodes-of-classes.ts';
import { axisAt, type City, type Info, type SituationSpace } from '../situations/situation-space.ts';
import { cityEffects, type EffectClasses, infoEffects } from './effect-classes.ts';

/** The API responses about a visitor of one channel, in classes with the same effect. */
export interface ChannelResponses {
  cities: EffectClasses<City>;
  infos: EffectClasses<Info>;
}

/** @param decisiveFacts - the facts that deciding rows have conditions on */
export function channelResponses(
  space: SituationSpace,
  site: Site,
  number: string,
  decisiveFacts: ReadonlySet<FactId>,
): ChannelResponses {
  const isRead = (fact: FactId) => decisiveFacts.has(fact);
  const channel = channelOf(site, number);
  return {
    cities: cityEffects(space, site, channel, isRead),
    infos: infoEffects(space, site, number, channel, isRead),
  };
}

/** One node for each class of city and channel info; classes with the same effect on the channel are traced once. */
export function nodeOverResponses<T>(
  diagrams: Diagrams<T>,
  { cities, infos }: ChannelResponses,
  inner: (city: City, info: Info, effect: string) => Node<T>,
): Node<T> {
  const byCity = new Map<string, Node<T>>();
  for (const [cityEffect, city] of cities.sample) {
    const byInfo = new Map<string, Node<T>>();
    for (const [infoEffect, info] of infos.sample) {
      byInfo.set(infoEffect, inner(city, info, `${cityEffect} ${infoEffect}`));
    }
    byCity.set(cityEffect, diagrams.node(axisAt.info, nodesOfClasses(infos.ofClass, byInfo)));
  }
  return diagrams.node(axisAt.city, nodesOfClasses(cities.ofClass, byCity));
}

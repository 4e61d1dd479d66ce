import type { Node } from '../situations/diagram.ts';
import type { Branches } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
import type { Change } from './change.ts';
import type { ChangeNode, ChangeNodes, ChangesByCity } from './change-nodes.ts';

/** The changes of visits from some classes of cities, on every host; they do not depend on the city. */
export interface CityShare {
  /** Over hosts and what comes after channels. */
  changes: ChangeNode;
  cities: readonly number[];
}

/**
 * The changes of the visits of one channel, split by city. Channels with different city rules have different changes that
 * are made of the same shares.
 * @param changes - over hosts, without the axis of channels
 * @param cityCount - the number of classes of cities
 * @returns null where they are not known to be made of such shares
 */
export function splitByCity(
  changes: ChangeNode,
  nodes: Pick<ChangeNodes, 'byCityOf' | 'composedOf' | 'node'>,
  cityCount: number,
): CityShare[] | null {
  const hosts = changes.axis === axisAt.host ? changes.children : [changes];
  const all: ChangesByCity[] = [];
  for (const host of hosts) {
    const visits = nodes.composedOf(host)?.visits ?? host;
    const found = nodes.byCityOf(visits) ?? { inCities: [visits], ofClass: sameEverywhere(cityCount) };
    if (found.inCities.some(dependsOnCity)) return null;
    all.push(found);
  }
  return classesOf(all.map(({ ofClass }) => ofClass)).map((cities) => {
    const [first = 0] = cities;
    const onHosts = all.map(({ inCities, ofClass }) => inCities[ofClass[first] ?? 0] as ChangeNode);
    return { changes: nodes.node(axisAt.host, onHosts), cities };
  });
}

/**
 * The branches of changes by city where they are known to be made of such, and of other nodes their own: extents by city
 * first are made of those that channels with different city rules share.
 */
export function byCityFirst({
  byCityOf,
}: Pick<ChangeNodes, 'byCityOf'>): (node: ChangeNode) => Branches<Change | null> {
  const known = new Map<ChangeNode, Branches<Change | null>>();
  return (node) => {
    const byCity = byCityOf(node);
    if (!byCity || byCity.inCities.some(dependsOnCity)) return node;
    const { inCities, ofClass } = byCity;
    const children = () => ofClass.map((index) => inCities[index] as ChangeNode);
    const made = known.get(node) ?? { axis: axisAt.city, children: children() };
    known.set(node, made);
    return made;
  };
}

/** The classes of cities that no list tells apart. Most hosts share one list. */
function classesOf(lists: readonly (readonly number[])[]): number[][] {
  const different = [...new Set(lists)];
  const found = new Map<string, number[]>();
  different[0]?.forEach((_, at) => {
    const key = different.map((list) => list[at]).join();
    const same = found.get(key);
    if (same) same.push(at);
    else found.set(key, [at]);
  });
  return [...found.values()];
}

function sameEverywhere(cityCount: number): readonly number[] {
  const known = everywhere.get(cityCount) ?? Array.from({ length: cityCount }, () => 0);
  everywhere.set(cityCount, known);
  return known;
}
const everywhere = new Map<number, readonly number[]>();

function dependsOnCity(node: ChangeNode): boolean {
  if (node.axis >= axisAt.city) return node.axis === axisAt.city;
  const known = cityDependent.get(node);
  if (known !== undefined) return known;
  const made = node.children.some(dependsOnCity);
  cityDependent.set(node, made);
  return made;
}
/** A cache, because causes share most of their changes. */
const cityDependent = new WeakMap<Node<unknown>, boolean>();

import { comersOf, isOfNobody, type NewAddress, within } from '../new-addresses/new-addresses.ts';
import { renamedConfig } from '../renames/apply-renames.ts';
import { spaceOf } from '../situations/situation-space.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { TrafficRow } from '../traffic/traffic.ts';
import { type NamesInSpace, trafficNamesIn } from '../traffic/traffic-names.ts';
import type { Plan, Sides } from './plan.ts';
import type { Met } from './reach.ts';
import { type RiskGroup, riskGroupsOf } from './risk-groups.ts';

/** A traffic row under the names of the situation space; null: the city is unknown and may be any. */
interface TrafficCell {
  city: string | null;
  visitors: number;
}

type NameSets = Partial<Record<'channel' | 'host' | 'city', ReadonlySet<string>>>;

/**
 * Counts the visitors a day of extents: the sum over the traffic rows of which at least one situation is in an extent.
 * An upper bound, because the rows say nothing of addresses, logins and server answers. Of a page those are counted who
 * are led there; where nobody is led to any of the pages, all who may open their addresses.
 */
export class TrafficCounter {
  readonly #cells = new Map<string, Map<string, TrafficCell[]>>();

  readonly #newAddresses: readonly NewAddress[];

  /** @param nameOf - the names of a row in the space of the plan */
  constructor(
    rows: readonly TrafficRow[],
    nameOf: (row: TrafficRow) => NamesInSpace,
    newAddresses: readonly NewAddress[],
  ) {
    this.#newAddresses = newAddresses;
    for (const row of rows) {
      const { channel, host, city } = nameOf(row);
      const hosts = this.#cells.get(channel) ?? new Map<string, TrafficCell[]>();
      this.#cells.set(channel, hosts);
      hosts.set(host, [...(hosts.get(host) ?? []), { city, visitors: row.visitors }]);
    }
  }

  count(items: readonly Met[]): number {
    const counted = new Set<TrafficCell>();
    const led = distinctSets(items, this.#newAddresses);
    const met =
      led.length > 0
        ? led
        : distinctSets(
            items.map(({ who }) => ({ who })),
            this.#newAddresses,
          );
    for (const set of met) this.#collect(set, counted);
    return [...counted].reduce((sum, { visitors }) => sum + visitors, 0);
  }

  #collect({ channel, host, city }: NameSets, into: Set<TrafficCell>): void {
    for (const [channelName, hosts] of this.#cells) {
      if (channel?.has(channelName) === false) continue;
      for (const [hostName, cells] of hosts) {
        if (host?.has(hostName) === false) continue;
        for (const cell of cells) {
          if (cell.city === null || city === undefined || city.has(cell.city)) into.add(cell);
        }
      }
    }
  }
}

/**
 * The sets of extents by channel, host and city only, each once, without those of nobody: at a new address of those who come
 * there, and on a page of those who are led there.
 */
function distinctSets(items: readonly Met[], newAddresses: readonly NewAddress[]): NameSets[] {
  const found = new Map<string, NameSets>();
  for (const { who, led } of items) {
    for (const set of 'anyOf' in who ? who.anyOf : [who]) {
      const { city } = set;
      const comers = within(comersOf(set, newAddresses), led ?? {});
      if (isOfNobody(comers)) continue;
      const { channel, host } = comers;
      const key = JSON.stringify([channel ?? null, host ?? null, city ?? null]);
      if (!found.has(key)) found.set(key, nameSetsOf({ channel, host, city }));
    }
  }
  return [...found.values()];
}

const nameSetsOf = (set: Record<keyof NameSets, VisitorSet['channel']>): NameSets =>
  Object.fromEntries(Object.entries(set).flatMap(([axis, names]) => (names ? [[axis, new Set(names)]] : [])));

export function trafficCounterOf(
  rows: readonly TrafficRow[],
  { before, after }: Sides,
  { renamed, newAddresses = [] }: Pick<Plan, 'renamed' | 'newAddresses'>,
): TrafficCounter {
  const ids = renamed.filter((one) => one.kind !== 'fact' && one.kind !== 'factValue');
  const renamedBefore = renamedConfig(before, ids);
  const space = spaceOf(renamedBefore, after.config);
  const newCityNames = new Map(
    ids.flatMap(({ kind, from, to }) => (kind === 'city' ? [[from, to] as const] : [])),
  );
  const nameOf = trafficNamesIn(space, [renamedBefore, after.config], newCityNames);
  return new TrafficCounter(rows, nameOf, newAddresses);
}

/** The plan with its visitors a day, and those of each risk and group; the risks of most visitors come first. */
export function withVisitorsPerDay(plan: Plan, counter: TrafficCounter): Plan {
  const counted = <T extends Met>(item: T) => ({ ...item, visitorsPerDay: counter.count([item]) });
  const met = [...plan.groups, ...plan.pages.filter(({ count }) => count > 0), ...plan.acts];
  return {
    ...plan,
    visitorsPerDay: counter.count(met),
    risks: mostVisitorsFirst(plan.risks.map(counted)),
    groups: plan.groups.map(counted),
  };
}

export type CountedRiskGroup = RiskGroup & { visitorsPerDay?: number };

/** The risks of a plan by cause; with traffic those of most visitors first. */
export function countedRiskGroups(plan: Plan, counter: TrafficCounter | null): CountedRiskGroup[] {
  const groups = riskGroupsOf(plan);
  if (!counter) return groups;
  return mostVisitorsFirst(groups.map((group) => ({ ...group, visitorsPerDay: counter.count(group.risks) })));
}

/** Equal ones keep their order. */
const mostVisitorsFirst = <T extends { visitorsPerDay: number }>(items: readonly T[]): T[] =>
  [...items].sort((one, other) => other.visitorsPerDay - one.visitorsPerDay);

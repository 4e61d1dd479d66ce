import type { Config } from '../../schemas/index.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { FindOptions } from './trace-query.ts';

type CountedSet = VisitorSet & { count: number };
/** Visitors with one kind of arrival: after one outcome, from another path, or by the address of the page itself. */
export interface ArrivalGroup {
  kind: 'outcome' | 'elsewhere' | 'address';
  outcome: string | null;
  /** With a mark, a device that is not plain, an app name, or an answer that was sent. */
  odd: boolean;
  paths: string[];
  count: number;
  sets: ChannelGroup[];
}
export type ArrivalWay = Pick<ArrivalGroup, 'kind' | 'outcome' | 'odd'>;
/** The visitors of one group from the same channels. */
export interface ChannelGroup {
  channel: readonly string[] | undefined;
  count: number;
  /** Disjoint, the largest first. */
  parts: CountedSet[];
}

const isOdd = ({ extras: { query, ...rest } }: Arrival): boolean =>
  Object.keys(rest).length > 0 || query?.mark !== undefined || query?.markcode !== undefined;

/** The paths of the queried page or route, which visitors may open directly. */
function addressesOf(config: Config, options: FindOptions): Set<string> {
  const pages = options.page === undefined ? null : pagesShowing(config, options.page);
  const own = Object.entries(config.routes.routes).filter(
    ([name, { page }]) => name === options.route || pages?.has(page) === true,
  );
  return new Set(own.map(([, { path }]) => path));
}

/** The kind of each arrival. */
export function wayOfArrival(config: Config, options: FindOptions): (arrival: Arrival) => ArrivalWay {
  const addresses = addressesOf(config, options);
  return (arrival) => ({
    kind: arrival.outcome !== null ? 'outcome' : addresses.has(arrival.path) ? 'address' : 'elsewhere',
    outcome: arrival.outcome,
    odd: isOdd(arrival),
  });
}

/**
 * The sets by kind of arrival: visitors of the flow before those who open the address, plain arrivals before odd ones,
 * the largest first.
 */
export function arrivalGroupsOf(
  config: Config,
  options: FindOptions,
  arrivals: readonly Arrival[],
  sets: readonly CountedSet[],
): ArrivalGroup[] {
  const wayOf = wayOfArrival(config, options);
  const byName = new Map(arrivals.map((arrival) => [arrival.name, arrival]));
  const ways = new Map<string, { way: ArrivalGroup; parts: CountedSet[] }>();
  for (const { arrival: names, ...rest } of sets) {
    const all = names ? names.flatMap((name) => byName.get(name) ?? []) : arrivals;
    const groups = grouped(all, (one) => JSON.stringify(wayOf(one)));
    for (const [key, some] of groups) {
      const known = ways.get(key) ?? {
        way: { ...(JSON.parse(key) as ReturnType<typeof wayOf>), paths: [], count: 0, sets: [] },
        parts: [],
      };
      ways.set(key, known);
      // Every arrival of a product has the same number of situations.
      const count = (rest.count / all.length) * some.length;
      known.parts.push({ ...rest, count });
      known.way.count += count;
      known.way.paths = [...new Set([...known.way.paths, ...some.map(({ path }) => path)])];
    }
  }
  return [...ways.values()]
    .map(({ way, parts }) => ({ ...way, sets: byChannel(parts) }))
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

const rank = ({ kind, odd }: ArrivalGroup): number => (kind === 'address' ? 2 : 0) + (odd ? 1 : 0);

function byChannel(parts: readonly CountedSet[]): ChannelGroup[] {
  const groups = grouped(parts, ({ channel }) => channel?.join() ?? '');
  return [...groups.values()]
    .map((some) => ({
      channel: some[0]?.channel,
      count: some.reduce((sum, { count }) => sum + count, 0),
      parts: some.sort((a, b) => b.count - a.count),
    }))
    .sort((a, b) => b.count - a.count);
}

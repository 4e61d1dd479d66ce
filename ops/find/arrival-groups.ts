import type { Config } from '../../schemas/index.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { FindOptions } from './trace-query.ts';

type CountedSet = VisitorSet & { count: number };
/** Visitors who come in one way: after one outcome, from elsewhere, or by the address itself. */
export interface ArrivalGroup {
  kind: 'outcome' | 'elsewhere' | 'address';
  outcome: string | null;
  /** With a mark, an odd device, or an app name. */
  odd: boolean;
  paths: string[];
  count: number;
  sets: ChannelGroup[];
}
/** Those of one way who come by the same channels. */
export interface ChannelGroup {
  channel: readonly string[] | undefined;
  count: number;
  /** Disjoint, the largest first. */
  parts: CountedSet[];
}

const isOdd = ({ extras: { query, ...rest } }: Arrival): boolean =>
  Object.keys(rest).length > 0 || query?.mark !== undefined || query?.markcode !== undefined;

/** The addresses of what is asked for: who types one of them is there of their own accord. */
function addressesOf(config: Config, asked: FindOptions): Set<string> {
  const pages = asked.page === undefined ? null : pagesShowing(config, asked.page);
  const own = Object.entries(config.routes.routes).filter(
    ([name, { page }]) => name === asked.route || pages?.has(page) === true,
  );
  return new Set(own.map(([, { path }]) => path));
}

/**
 * The sets by how their visitors come: by the flow before those who type the address, plain before odd ones, and the
 * largest first.
 */
export function arrivalGroupsOf(
  config: Config,
  asked: FindOptions,
  arrivals: readonly Arrival[],
  sets: readonly CountedSet[],
): ArrivalGroup[] {
  const addresses = addressesOf(config, asked);
  const byName = new Map(arrivals.map((arrival) => [arrival.name, arrival]));
  const wayOf = (arrival: Arrival): Pick<ArrivalGroup, 'kind' | 'outcome' | 'odd'> => ({
    kind: arrival.outcome !== null ? 'outcome' : addresses.has(arrival.path) ? 'address' : 'elsewhere',
    outcome: arrival.outcome,
    odd: isOdd(arrival),
  });
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
      // Every arrival of a product stands for as many situations.
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

import type { Config } from '../../schemas/index.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import type { Axis, SituationSpace } from '../situations/situation-space.ts';
import type { TrafficRow } from '../traffic/traffic.ts';
import { trafficNamesIn } from '../traffic/traffic-names.ts';
import type { BrandTrace } from './brand-trace.ts';
import { Counts } from './counts.ts';
import type { CoverableKind } from './coverables.ts';
import type { PassedTraces, TracedSituations } from './traced-situations.ts';

type Entry = readonly [kind: CoverableKind, name: string];

/**
 * The visitors a day of each config entry: the sum over the traffic rows of which at least one situation passes through
 * the entry. An upper bound, because the rows say nothing of addresses, logins and server answers.
 */
export function visitorsPerDayOf(
  config: Config,
  space: SituationSpace,
  situations: TracedSituations,
  rows: readonly TrafficRow[],
): Counts {
  const counts = new Counts();
  const namesOf = trafficNamesIn(space, [config]);
  const [hosts, channels] = [valuesByName(space.host), valuesByName(space.channel)];
  const cityClasses = classesByName(space.city);
  const showing = Object.keys(config.pages).map((page) => [page, pagesShowing(config, page)] as const);
  const visitorsOf = new Map<PassedTraces, number>();
  for (const row of rows) {
    const names = namesOf(row);
    const host = hosts.get(names.host) ?? names.host;
    const channel = channels.get(names.channel) ?? names.channel;
    const city = names.city === null ? null : (cityClasses.get(names.city) ?? null);
    const passed = situations.passedBy(host, channel, city);
    visitorsOf.set(passed, (visitorsOf.get(passed) ?? 0) + row.visitors);
    for (const [kind, name] of brandEntries(situations.brands.of(host, channel), host, channel)) {
      counts.add(kind, name, row.visitors);
    }
  }
  for (const [passed, visitors] of visitorsOf) {
    for (const [kind, name] of entriesOf(passed, showing)) counts.add(kind, name, visitors);
  }
  return counts;
}

const valuesByName = <V>({ names, values }: Axis<V>): Map<string, V> =>
  new Map(names.flatMap((name, at) => values.slice(at, at + 1).map((value): [string, V] => [name, value])));

/** The class of each value, as an index. */
const classesByName = ({ names, classes }: Axis<unknown>): Map<string, number> =>
  new Map(
    classes.flatMap((members, at) => members.map((member): [string, number] => [names[member] ?? '', at])),
  );

/** Each entry once. */
export function entriesOf(
  { visits, flags }: PassedTraces,
  showing: readonly (readonly [page: string, showing: Iterable<string>])[],
): Entry[] {
  const arrived = [...visits].filter(({ route }) => route !== null);
  const pages = new Set(arrived.map(({ page }) => page));
  const rows = new Set([...visits].flatMap((visit) => visit.rows));
  const ofRows = [...rows].map((row): Entry => {
    const at = row.indexOf('/');
    return [row.slice(0, at) as CoverableKind, row.slice(at + 1)];
  });
  const names = (of: Iterable<string | null>, kind: CoverableKind) =>
    [...new Set(of)].flatMap((name): Entry[] => (name === null ? [] : [[kind, name]]));
  return [
    ...ofRows,
    ...names(
      arrived.map(({ route }) => route),
      'route',
    ),
    ...showing.flatMap(([page, by]): Entry[] =>
      [...by].some((one) => pages.has(one)) ? [['page', page]] : [],
    ),
    ...names(
      [...flags].map(({ row }) => row),
      'flags',
    ),
    ...names(
      [...flags].map(({ cityRule }) => cityRule),
      'cityRule',
    ),
  ];
}

function brandEntries(
  { brand, variants, levels, network }: BrandTrace,
  host: string,
  channel: string,
): Entry[] {
  return [
    ['brand', brand],
    ...[...variants].map((variant): Entry => ['variant', variant]),
    ...(levels.has('host') ? [['hostBrand', host] as const] : []),
    ...(levels.has('channel') ? [['channelBrand', channel] as const] : []),
    ...(network === null ? [] : [['network', network] as const]),
  ];
}

import { type Config, namedTables } from '../../schemas/index.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { toPointer } from '../json/pointer.ts';

/** The kinds of config entries that visits pass through. */
export const coverableKinds = [
  'navigation',
  'flags',
  'destinations.success',
  'destinations.failure',
  'destinations.skipForm',
  'cityRule',
  'route',
  'page',
  'brand',
  'variant',
  'hostBrand',
  'channelBrand',
  'network',
] as const;
export type CoverableKind = (typeof coverableKinds)[number];

/** A config entry that visits can pass through, with its source location: 1-based, columns in UTF-16 units. */
export interface Coverable {
  kind: CoverableKind;
  /** The id of the row, rule, route, page, brand, variant or network; the host or channel of a brand change. */
  name: string;
  file: string;
  pointer: string;
  line: number;
  endLine: number;
  column: number;
}

type Named = readonly [kind: CoverableKind, name: string, file: string, pointer: string];

export function coverablesOf(config: Config, sources: Sources): Coverable[] {
  const { navigation, flags, destinations, cities, routes, pages, brands, hosts, channels, trackers } =
    config;
  const changed = <T extends { brand?: unknown }>(entries: Readonly<Record<string, T>>) =>
    Object.keys(entries).filter((name) => entries[name]?.brand !== undefined);
  const all: Named[] = [
    ...rows('navigation', navigation.rules, 'definitions/navigation.json', ''),
    ...rows('flags', flags.rules, 'definitions/flags.json', ''),
    ...namedTables.flatMap((name) =>
      rows(`destinations.${name}`, destinations[name].rules, 'definitions/destinations.json', `/${name}`),
    ),
    ...keys('cityRule', Object.keys(cities.rules), 'definitions/cities.json', ['rules']),
    ...keys('route', Object.keys(routes.routes), 'definitions/routes.json', ['routes']),
    ...Object.keys(pages).map((id): Named => ['page', id, `definitions/pages/${id}.json`, '']),
    ...keys('brand', Object.keys(brands.brands), 'brands.json', ['brands']),
    ...keys('variant', Object.keys(brands.variants ?? {}), 'brands.json', ['variants']),
    ...keys('hostBrand', changed(hosts.hosts), 'hosts.json', ['hosts'], ['brand']),
    ...keys('channelBrand', changed(channels.channels), 'channels.json', ['channels'], ['brand']),
    ...keys('network', Object.keys(trackers.networks), 'definitions/trackers.json', ['networks']),
  ];
  return all.map(([kind, name, file, pointer]) => {
    const { line, column, endLine } = sources.locate(file, pointer);
    return { kind, name, file, pointer, line, endLine, column };
  });
}

/** The rows of a table, including `otherwise`. */
function rows(kind: CoverableKind, rules: readonly { id: string }[], file: string, base: string): Named[] {
  const named = rules.map(({ id }, at): Named => [kind, id, file, `${base}/rules/${at}`]);
  return [...named, [kind, 'otherwise', file, `${base}/otherwise`]];
}

const keys = (
  kind: CoverableKind,
  names: readonly string[],
  file: string,
  before: readonly string[],
  after: readonly string[] = [],
): Named[] => names.map((name): Named => [kind, name, file, toPointer([...before, name, ...after])]);

import { type Config, namedDestinations } from '../../schemas/index.ts';
import type { Coverable } from '../coverage/coverables.ts';
import type { SituationTrace, TraceQuery } from '../coverage/traced-situations.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { UsageError } from '../terminal/failures.ts';
import { type ConfigEntry, entryAtLine } from './entry-at-line.ts';

/** The options of `funnel find`; all given ones must match. */
export interface FindOptions {
  page?: string;
  route?: string;
  brand?: string;
  destination?: string;
  network?: string;
  /** `FILE:LINE`, or what stands there. */
  row?: string | ConfigEntry;
  channel?: string;
  host?: string;
  city?: string;
  /** What the server answers for flags, by their ids. */
  flags?: Readonly<Record<string, string>>;
}

/** @throws UsageError where a name is unknown, with the nearest known name */
export function traceQueryOf(config: Config, sources: Sources, options: FindOptions): TraceQuery {
  const { page, route, brand, destination, network, row, channel, host } = options;
  const parts: TraceQuery[] = [];
  if (page !== undefined) {
    parts.push(pageQuery(config, requireKnown('page', page, Object.keys(config.pages))));
  }
  if (route !== undefined) {
    requireKnown('route', route, Object.keys(config.routes.routes));
    parts.push({ visit: (visit) => visit.route === route });
  }
  if (brand !== undefined) {
    requireKnown('brand', brand, Object.keys(config.brands.brands));
    parts.push({ brand: (passed) => passed.brand.brand === brand });
  }
  if (network !== undefined) {
    requireKnown('network', network, Object.keys(config.trackers.networks));
    parts.push({ brand: (passed) => passed.brand.network === network });
  }
  if (destination !== undefined) {
    requireKnown('destination', destination, [...Object.keys(config.routes.routes), ...namedDestinations]);
    parts.push(ofDestination(config, destination));
  }
  if (channel !== undefined) {
    requireKnown('channel', channel, Object.keys(config.channels.channels));
    parts.push({ brand: (passed) => passed.channel === channel });
  }
  if (host !== undefined) {
    requireKnown('host', host, Object.keys(config.hosts.hosts));
    parts.push({ brand: (passed) => passed.host === host });
  }
  if (row !== undefined) {
    const entry = typeof row === 'string' ? entryAtLine(config, sources, row) : row;
    parts.push(entryQuery(config, entry));
  }
  return allOf(parts);
}

/** @throws UsageError where the name is unknown, with the nearest known name */
export function requireKnown(option: string, name: string, names: readonly string[]): string {
  if (names.includes(name)) return name;
  const hint = nearestNameClause(name, names, '；');
  throw new UsageError({
    zh: `--${option} 没有 "${name}"${hint.zh}funnel coverage 列出全部`,
    en: `--${option} has no "${name}"${hint.en}; funnel coverage lists them all`,
  });
}

/** Visits that end on the page or on a page that opens it. */
export function pageQuery(config: Config, page: string): TraceQuery {
  const shown = pagesShowing(config, page);
  return { visit: (visit) => visit.page !== null && shown.has(visit.page) };
}

/** Where the way of visitors ends: at the page that they come to, or further on. */
export type WayEnd = 'here' | 'further';

/**
 * Visits whose way ends at their page, or those that go on from it: it ends where a destination table has sent them, and
 * at a page without outcomes, from which nothing leads on.
 * @param asked - the page in question: visitors of one that opens it as a sheet end elsewhere
 */
export function endQuery({ pages }: Config, asked: string | undefined, end: WayEnd): TraceQuery {
  const isEnd = ({ page, rows }: { page: string | null; rows: readonly string[] }) =>
    page !== null &&
    (asked === undefined || page === asked) &&
    (rows.some((row) => row.startsWith('destinations.')) || (pages[page]?.outcomes ?? []).length === 0);
  return { visit: (visit) => isEnd(visit) === (end === 'here') };
}

/** Visits that a row sends to the destination. */
function ofDestination({ navigation, destinations }: Config, destination: string): TraceQuery {
  const named = (table: string, rules: readonly { id: string; go?: string }[]) =>
    rules.filter(({ go }) => go === destination).map(({ id }) => `${table}/${id}`);
  const rows = new Set([
    ...named('navigation', navigation.rules),
    ...(['success', 'failure', 'skipForm'] as const).flatMap((name) => {
      const { rules, otherwise } = destinations[name];
      return named(`destinations.${name}`, [...rules, { id: 'otherwise', ...otherwise }]);
    }),
  ]);
  return { visit: (visit) => visit.rows.some((row) => rows.has(row)) };
}

const brandTests: Partial<
  Record<Coverable['kind'], (passed: Pick<SituationTrace, 'brand'>, name: string) => boolean>
> = {
  brand: ({ brand }, name) => brand.brand === name,
  variant: ({ brand }, name) => brand.variants.has(name),
  network: ({ brand }, name) => brand.network === name,
};

function entryQuery(config: Config, { kind, name }: ConfigEntry): TraceQuery {
  switch (kind) {
    case 'host':
      return { brand: ({ host }) => host === name };
    case 'channel':
      return { brand: ({ channel }) => channel === name };
    case 'hostBrand':
      return { brand: ({ host, brand }) => host === name && brand.levels.has('host') };
    case 'channelBrand':
      return { brand: ({ channel, brand }) => channel === name && brand.levels.has('channel') };
    case 'flags':
      return { flags: ({ row }) => row === name };
    case 'cityRule':
      return { flags: ({ cityRule }) => cityRule === name };
    case 'route':
      return { visit: ({ route }) => route === name };
    case 'page':
      return pageQuery(config, name);
    case 'brand':
    case 'variant':
    case 'network':
      return { brand: (passed) => brandTests[kind]?.(passed, name) === true };
    default:
      return { visit: ({ rows }) => rows.includes(`${kind}/${name}`) };
  }
}

/** The conjunction of queries. */
export function allOf(parts: readonly TraceQuery[]): TraceQuery {
  const both = <T>(tests: readonly (((value: T) => boolean) | undefined)[]) => {
    const given = tests.filter((test) => test !== undefined);
    return given.length === 0 ? undefined : (value: T) => given.every((test) => test(value));
  };
  const brand = both(parts.map((part) => part.brand));
  const visit = both(parts.map((part) => part.visit));
  const flags = both(parts.map((part) => part.flags));
  return { ...(brand && { brand }), ...(visit && { visit }), ...(flags && { flags }) };
}

import { valueIn } from '../../../ops/json/value-in.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import type { ExplainInput } from '../../api/index.ts';

/** The files that decide where a brand is shown. */
export const brandFiles = [
  'brands.json',
  'channels.json',
  'hosts.json',
  'definitions/routes.json',
  'definitions/site.json',
] as const;
/** Their values, as far as they currently parse. */
export type BrandFiles = Partial<Record<(typeof brandFiles)[number], unknown>>;

/** Groups of pages, in the order of a visit. */
export const pageGroups = [
  'landing',
  'form',
  'product',
  'success',
  'failure',
  'car',
  'other',
  'error',
] as const;
export type PageGroup = (typeof pageGroups)[number];

/** A page, and a visitor to whom it is shown with the brand. */
export interface BrandPage {
  key: string;
  route: string;
  group: PageGroup;
  host: string;
  channel: string | null;
  /** Path of the address, without the parameters that a phone adds. */
  path: string;
  input: ExplainInput;
}

type Entries = Record<string, unknown>;
interface Shown {
  host: string;
  channel: string | null;
}

/**
 * Every page that is shown with a brand: the landing page of each host, every other page once. Hosts that use the brand
 * for everybody come first.
 */
export function brandPages(files: BrandFiles, brand: string): BrandPage[] {
  const routes = Object.entries(entriesOf(files['definitions/routes.json'], 'routes'));
  const hosts = entriesOf(files['hosts.json'], 'hosts');
  const found = new Map<string, BrandPage>();
  const seen = new Set<string>();
  const take = (shownAtHost: Shown, [route, entry]: [string, unknown], isLanding: boolean) => {
    const page = textAt(entry, 'page');
    const key = isLanding ? `${shownAtHost.host} ${page}` : page;
    if (found.has(key) || (!isLanding && seen.has(page))) return;
    seen.add(page);
    const reported = pageOf(key, shownAtHost, route, entry);
    found.set(key, isLanding ? { ...reported, group: 'landing' } : reported);
  };
  const shown = shownAt(files, brand);
  for (const shownAtHost of shown) {
    const landing = routes.find(([route]) => route === textAt(hosts[shownAtHost.host], 'root'));
    if (landing) take(shownAtHost, landing, true);
  }
  for (const shownAtHost of shown) {
    const listed = valueIn(hosts[shownAtHost.host], ['entries']);
    const isHere = ([route, entry]: [string, unknown]) =>
      textAt(entry, 'on') === 'everyHost' || (Array.isArray(listed) && listed.includes(route));
    for (const one of routes.filter(isHere)) take(shownAtHost, one, false);
  }
  return pageGroups.flatMap((group) => [...found.values()].filter((one) => one.group === group));
}

/** The brands with which a page is shown at an address of its own. */
export function brandsOfPage(files: BrandFiles, page: string): string[] {
  const own = Object.entries(entriesOf(files['definitions/routes.json'], 'routes')).flatMap(
    ([route, entry]) => (textAt(entry, 'page') === page ? [route] : []),
  );
  return Object.keys(entriesOf(files['brands.json'], 'brands')).filter((brand) =>
    brandPages(files, brand).some(({ route }) => own.includes(route)),
  );
}

/**
 * The hosts that show the brand, each with a channel where only that channel's visitors see it; hosts without one come
 * first.
 */
function shownAt(files: BrandFiles, brand: string): Shown[] {
  const channels = entriesOf(files['channels.json'], 'channels');
  const standard = textAt(files['brands.json'], 'default');
  const unnamed = textAt(files['definitions/site.json'], 'defaultChannel');
  const own = (entry: unknown) => textAt(valueIn(entry, ['brand']), 'id');
  // A visitor without a channel, one whose channel names the brand, and one whose channel names none.
  const open = Object.entries(channels).filter(([, entry]) => valueIn(entry, ['blocked']) !== true);
  const candidates = [
    null,
    open.find(([, entry]) => own(entry) === brand)?.[0],
    open.find(([, entry]) => own(entry) === '')?.[0],
  ].filter((one) => one !== undefined);
  const shown = Object.entries(entriesOf(files['hosts.json'], 'hosts')).flatMap(([host, entry]): Shown[] => {
    const channel = candidates.find(
      (one) => (own(channels[one ?? unnamed]) || own(entry) || standard) === brand,
    );
    return channel === undefined ? [] : [{ host, channel }];
  });
  return [
    ...shown.filter(({ channel }) => channel === null),
    ...shown.filter(({ channel }) => channel !== null),
  ];
}

function pageOf(key: string, { host, channel }: Shown, route: string, entry: unknown): BrandPage {
  // The catch-all route is shown at an address that no route has.
  const path = textAt(entry, 'path').replace('*', '-');
  const kind = textAt(entry, 'kind');
  const input: ExplainInput = {
    ...(host !== 'default' && { host }),
    ...(channel !== null && { channel }),
    path,
    ...(valueIn(entry, ['needsToken']) === true && { token: true, user: 'ok' as const }),
  };
  const known = pageGroups.find((group) => group === kind);
  const group = kind === 'entry' || kind === 'index' ? 'landing' : (known ?? 'other');
  return { key, route, group, host, channel, path, input };
}

function entriesOf(file: unknown, map: string): Entries {
  const value = valueIn(file, [map]);
  return typeof value === 'object' && value !== null ? (value as Entries) : {};
}

const textAt = (entry: unknown, key: string): string => {
  const value = inFirstLanguage(valueIn(entry, [key]));
  return typeof value === 'string' ? value : '';
};

import {
  type AppIdentity,
  type Brand,
  type Channel,
  channelOf,
  type DestinationDecision,
  deriveFacts,
  destinationPath,
  type FlagsDecision,
  followRedirects,
  type Network,
  ownEntry,
  type Redirect,
  type RedirectChain,
  resolveBrand,
  resolveDestination,
  resolveFlags,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import { type FlagSet, type NamedTable, namedTables } from '../../schemas/index.ts';
import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import type { ExplainInput } from './input.ts';
import { type VisitStart, visitStartOf } from './visit-start.ts';

export interface Ads {
  network: string | null;
  conversionId: string | null;
  scripts: string[];
  searchAdvertiser: boolean;
}

/** The result for a visitor, from the landing page to the destinations. */
export interface Outcome {
  host: string;
  landing: { name: string; path: string; page: string };
  hops: Redirect[];
  title: string;
  brand: Pick<Brand, 'id' | 'name' | 'companyName' | 'icp' | 'sourcesFunding' | 'logo' | 'faviconUrl'>;
  /** The flags that apply after the login (R-FLAG 3). */
  flags: FlagSet;
  flagsFrom: FlagsDecision['from'];
  /** Route names; `loginAddress` is resolved to the route of that address. */
  destinations: Record<NamedTable, string>;
  /** Route reached right after a successful login. */
  afterLogin: string;
  ads: Ads;
}

/** Everything that was decided in a visit, from which the steps are described. */
export interface ResolvedVisit {
  start: VisitStart;
  outcome: Outcome;
  brand: Brand;
  landing: RedirectChain;
  /** The redirect chain after a login at the login page of this visitor. */
  afterLogin: RedirectChain;
  /** The path of that login page. */
  loginPath: string;
  flags: FlagsDecision;
  destinations: Record<NamedTable, DestinationDecision>;
}

/** @throws Error where the decision needs a further API response, although the situation has all of them */
function settled<T extends { kind: string }>(decided: T | { kind: 'need' }): Exclude<T, { kind: 'need' }> {
  if (decided.kind === 'need') throw new Error('a situation with every API response still needs a call');
  return decided as Exclude<T, { kind: 'need' }>;
}

/** Whether the pages of a route have the login of the funnel: their path is stored as the login address (R-NAV). */
export const isLoginRoute = ({ kind }: { kind: string }): boolean => isLandingKind(kind);

const knownLogins = new WeakMap<object, [string, unknown][]>();
/** The login routes by name; found once, because a plan needs them for thousands of visits of one site. */
export function loginRoutesOf<R extends { kind: string }>({
  routes,
}: {
  routes: Readonly<Record<string, R>>;
}): readonly [string, R][] {
  const found = knownLogins.get(routes) ?? Object.entries(routes).filter(([, route]) => isLoginRoute(route));
  knownLogins.set(routes, found);
  return found as [string, R][];
}

/** The path of the login page: the landing page if it has a login, else the remembered one, else that of the host. */
export function loginPath(site: Site, landing: Pick<RedirectChain, 'route' | 'path' | 'situation'>): string {
  const route = ownEntry(site.routes, landing.route);
  if (route && isLoginRoute(route)) return landing.path;
  const remembered = destinationPath(site, 'loginAddress', landing.situation.loginAddress);
  if (remembered !== '/') return remembered;
  const logins = loginRoutesOf(site);
  return (logins.find(([name]) => name === site.root) ?? logins[0])?.[1].path ?? '/';
}

/** The route of a destination, with `loginAddress` resolved. */
export const routeName = (site: Site, destination: string, situation: Situation): string => {
  if (destination !== 'loginAddress') return destination;
  const path = destinationPath(site, destination, situation.loginAddress);
  return Object.entries(site.routes).find(([, route]) => route.path === path)?.[0] ?? site.root;
};

/** The situation right after a successful login on the landing page. */
export const loggedInAfter = (
  { answers }: Situation,
  landing: Pick<RedirectChain, 'situation'>,
): Situation => ({
  ...landing.situation,
  token: true,
  answers: { ...answers, user: 'ok' },
});

/** Resolves a situation on one site. */
export function resolveVisit(site: Site, input: ExplainInput): ResolvedVisit {
  const start = visitStartOf(site, input);
  const { situation } = start;
  const channel = channelOf(site, situation.channel);
  const brand = brandOf(site, channel, {
    appName: situation.appName,
    appCompany: input.appCompany || null,
  });
  const landing = settled(followRedirects(site, situation, start.path, start.outcome));

  const loggedIn = loggedInAfter(situation, landing);
  const loginAt = loginPath(site, landing);
  const afterLogin = settled(followRedirects(site, loggedIn, loginAt, 'loggedIn'));
  const flags = resolveFlags(site, channel, loggedIn);
  if (!flags) throw new Error('a situation with every API response has flags');
  const facts = deriveFacts(site, loggedIn, { route: landing.route, outcome: null });
  const destinations = {} as Record<NamedTable, DestinationDecision>;
  for (const name of namedTables) destinations[name] = settled(resolveDestination(site, facts, name));

  const route = ownEntry(site.routes, landing.route);
  return {
    start,
    brand,
    landing,
    afterLogin,
    loginPath: loginAt,
    flags,
    destinations,
    outcome: {
      host: site.host,
      landing: { name: landing.route, path: landing.path, page: route?.page ?? '' },
      hops: landing.hops,
      title: brand.title,
      brand: shownBrand(brand),
      flags: flags.flags,
      flagsFrom: flags.from,
      destinations: {
        success: routeName(site, destinations.success.destination, loggedIn),
        failure: routeName(site, destinations.failure.destination, loggedIn),
        skipForm: routeName(site, destinations.skipForm.destination, loggedIn),
      },
      afterLogin: afterLogin.route,
      ads: adsOf(site, situation.channel),
    },
  };
}

const brands = new WeakMap<Site, Map<Channel, Brand>>();
function brandOf(site: Site, channel: Channel, app: AppIdentity): Brand {
  if (app.appName !== null || app.appCompany !== null) return resolveBrand(site, channel, app);
  const known = brands.get(site) ?? new Map<Channel, Brand>();
  brands.set(site, known);
  const brand = known.get(channel) ?? resolveBrand(site, channel, app);
  known.set(channel, brand);
  return brand;
}

const shownBrands = new WeakMap<Brand, Outcome['brand']>();
function shownBrand(brand: Brand): Outcome['brand'] {
  const known = shownBrands.get(brand);
  if (known) return known;
  const { id, name, companyName, icp, sourcesFunding, logo, faviconUrl } = brand;
  const shown = { id, name, companyName, icp, sourcesFunding, logo, faviconUrl };
  shownBrands.set(brand, shown);
  return shown;
}

/** What a network loads: its scripts, or its pixel. */
function addressesOf(network: Network | undefined): string[] {
  if (network === undefined || network.shape === 'call') return [];
  return network.shape === 'pixel' ? [network.address] : network.scripts;
}

/** What a network is told of a confirmed form, and how: its global or shape, the event, the endpoint of a report. */
export const eventPartsOf = (network: Network): (string | undefined)[] => [
  'global' in network ? network.global : network.shape,
  'formEvent' in network ? network.formEvent : undefined,
  network.report?.endpoint,
];

const adsCache = new WeakMap<object, Ads>();
export function adsOf(site: Site, number: string): Ads {
  const channel = channelOf(site, number);
  const known = adsCache.get(channel);
  if (known) return known;
  const { network, conversionId, searchAdvertiser = false } = channel.ads ?? {};
  const scripts = network === undefined ? [] : addressesOf(ownEntry(site.networks, network));
  const ads: Ads = {
    network: network ?? null,
    conversionId: conversionId ?? null,
    scripts: searchAdvertiser ? [...scripts, ...addressesOf(site.searchAdvertiser)] : scripts,
    searchAdvertiser,
  };
  adsCache.set(channel, ads);
  return ads;
}

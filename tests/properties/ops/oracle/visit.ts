import {
  type Brand,
  channelOf,
  deriveFacts,
  destinationPath,
  followRedirects,
  isShown,
  type RedirectChain,
  resolveBrand,
  resolveDestination,
  resolveFlags,
  resolveSite,
  type ServerAnswers,
  type Site,
  type Situation,
} from '../../../../runtime/index.ts';
import {
  type Block,
  type Config,
  type FlagSet,
  type NamedTable,
  namedTables,
} from '../../../../schemas/index.ts';
import { isDestinationAsked } from './destinations-asked.ts';
import { loginPageOf } from './login-page.ts';
import { allAnswers, visitorOnArrival } from './server-of-visitor.ts';
import type { Values } from './situations.ts';
import { canFinish } from './who-finishes.ts';

// Brute force: what one visitor meets, by visits through the runtime with every response of the API given at once.

/** Where a visitor comes to, and how it ends there: `(loop)`, the message of a hold, a broken destination; else ''. */
export interface Place {
  route: string;
  page: string;
  path: string;
  note: string;
}

/** The visitor on the page where the visit ends; the keys are what a report calls them. */
export interface Landing extends Omit<Place, 'path' | 'note'> {
  /** Null where the arrival was not redirected. */
  path: string | null;
  end: RedirectChain['end'];
  message: string | null;
  closes: boolean;
  token: boolean;
  firstVisit: boolean;
  loginAddress: string | null;
  query: Situation['query'];
  keepsQuery: boolean;
}

export interface Result {
  brand: Omit<Brand, 'from' | 'id'>;
  ads: Readonly<Record<string, unknown>>;
  /** Null: nobody can arrive so. */
  landing: Landing | null;
  /** Of the page where the visit ends, the blocks that are not shown. */
  hidden: string[];
  /** Null: those of the server. */
  flags: { from: string; flags: FlagSet | null };
  destinations: Record<NamedTable, Place>;
  afterLogin: Place;
  /** Whether the runtime asks for a destination. */
  isAsked: (name: NamedTable) => boolean;
}

function settled<T extends object>(found: T): Exclude<T, { kind: 'need' }> {
  if ('kind' in found && found.kind === 'need') throw new Error('every answer was given');
  return found as Exclude<T, { kind: 'need' }>;
}

const remembered = new WeakMap<Config, Map<string, unknown>>();
/** What does not depend on the situation is found once for a config. */
function once<V>(config: Config, key: string, find: () => V): V {
  const known = remembered.get(config) ?? new Map<string, unknown>();
  remembered.set(config, known);
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as V;
}

const siteOf = (config: Config, host: string): Site =>
  once(config, `site ${host}`, () => resolveSite(config, host));

/** The brand as visitors see it: its id is no part of that, and a look that is left out is the usual one. */
const brandOf = (config: Config, host: string, number: string): Result['brand'] =>
  once(config, `brand ${host} ${number}`, () => {
    const site = siteOf(config, host);
    const { from: _, id: __, ...brand } = resolveBrand(site, channelOf(site, number), noApp);
    const usual = { density: 'regular', heading: 'plain', hero: 'promiseFirst', cards: 'raised' } as const;
    const { theme } = brand;
    return { ...brand, theme: typeof theme === 'string' ? theme : { ...usual, ...theme } };
  });
const noApp = { appName: null, appCompany: null };

/** What is loaded of ad networks for a channel, and what is reported to them. */
const adsOf = (config: Config, host: string, number: string): Result['ads'] =>
  once(config, `ads ${host} ${number}`, () => {
    const site = siteOf(config, host);
    const { network: id, conversionId = null, searchAdvertiser = false } = channelOf(site, number).ads ?? {};
    const networks = [
      ...(id === undefined ? [] : [site.networks[id]]),
      ...(searchAdvertiser ? [site.searchAdvertiser] : []),
    ];
    const loaded = networks.flatMap((one) => {
      if (one === undefined || one.shape === 'call') return [];
      return one.shape === 'pixel' ? [one.address] : one.scripts;
    });
    const reported = [
      id === undefined ? undefined : site.networks[id],
      searchAdvertiser ? site.searchAdvertiser : undefined,
    ].map(
      (one) =>
        one && [
          'global' in one ? one.global : one.shape,
          'formEvent' in one ? one.formEvent : undefined,
          one.report?.endpoint,
        ],
    );
    return { network: id ?? null, conversionId, scripts: loaded, events: JSON.stringify(reported) };
  });

/** A path of no config. */
const nowhere = '/no-such-page';

interface Remembered {
  values: Values;
  compared: readonly Config[];
  result: Result;
}
const withoutInfo = new WeakMap<Config, Remembered>();

/**
 * The result for one visitor; where nobody can arrive so, that of a plain visit of an address that no page has. Without
 * channel info there are no flags: the visitors who differ in flags alone are one.
 * @param compared - the configs that are compared: what is possible without a token in one of them is compared in all
 */
export function resultOf(config: Config, values: Values, compared: readonly Config[]): Result {
  if (values.info !== null) return resolve(config, values, compared);
  const last = withoutInfo.get(config);
  const { flags: _, ...rest } = values;
  const isSame =
    last?.compared.every((one, at) => one === compared[at]) &&
    Object.entries(rest).every(([axis, value]) => last.values[axis as keyof Values] === value);
  if (last && isSame) return last.result;
  const result = resolve(config, values, compared);
  withoutInfo.set(config, { values, compared, result });
  return result;
}

function resolve(config: Config, values: Values, compared: readonly Config[]): Result {
  const { host, channel, arrival, login, loginAddress } = values;
  const site = siteOf(config, host);
  const number = channel === '' ? config.site.defaultChannel : channel;
  const { path: from, outcome: end } = arrival;
  const isPossible =
    end === null || canFinish(config, site, { path: from, outcome: end }, login !== 'none', compared);
  const { path, outcome, extras } = isPossible ? arrival : { path: nowhere, outcome: null, extras: {} };
  const answers = allAnswers(config, values, extras);
  const address = isPossible ? loginAddress : null;
  const visitor = visitorOnArrival(number, login, address, extras, answers);
  const chain = settled(followRedirects(site, visitor, path, outcome));
  const loggedIn: Situation = { ...chain.situation, token: true, answers: { ...answers, user: 'ok' } };
  const flags = settledFlags(site, loggedIn);
  return {
    brand: brandOf(config, host, number),
    ads: adsOf(config, host, number),
    landing: isPossible ? landingOf(site, chain) : null,
    hidden: isPossible ? hiddenOn(config, site, chain, answers) : [],
    flags: { from: flags.from, flags: flags.from === 'server' ? null : flags.flags },
    destinations: destinationsOf(site, chain.route, loggedIn),
    afterLogin: placeOf(site, settled(followRedirects(site, loggedIn, loginPageOf(site, chain), 'loggedIn'))),
    isAsked: (name) => isDestinationAsked(config, site, { ...values, channel: number }, name),
  };
}

function settledFlags(site: Site, situation: Situation) {
  const flags = resolveFlags(site, channelOf(site, situation.channel), situation);
  if (!flags) throw new Error('every answer was given');
  return flags;
}

function landingOf(site: Site, { route, path, hops, decisions, end, situation }: RedirectChain): Landing {
  const { token, firstVisit, loginAddress, query } = situation;
  return {
    route,
    page: site.routes[route]?.page ?? '',
    path: hops.length === 0 ? null : path,
    end,
    message: decisions.at(-1)?.message ?? null,
    closes: decisions.some((one) => one.do.includes('closeInAppView')),
    token,
    firstVisit,
    loginAddress,
    query,
    // The last decision leads nowhere.
    keepsQuery: decisions.slice(0, -1).every(({ keepQuery }) => keepQuery),
  };
}

const shownBy = (site: Site, route: string): Pick<Place, 'route' | 'page' | 'path'> => {
  const { page = '', path = '' } = site.routes[route] ?? {};
  return { route, page, path };
};

function placeOf(site: Site, { route, end, decisions }: RedirectChain): Place {
  const held = decisions.at(-1)?.message ?? end;
  return { ...shownBy(site, route), note: end === 'stay' ? '' : end === 'hold' ? ` (${held})` : ' (loop)' };
}

function destinationsOf(site: Site, route: string, loggedIn: Situation): Result['destinations'] {
  const facts = deriveFacts(site, loggedIn, { route, outcome: null });
  const places = namedTables.map((name) => {
    const { destination, reason } = settled(resolveDestination(site, facts, name));
    const isBroken = reason === 'destinationLoop' || reason === 'routeMissing';
    const to = shownBy(site, routeOf(site, destination, loggedIn));
    return [name, { ...to, note: isBroken ? ` (${reason})` : '' }] as const;
  });
  return Object.fromEntries(places) as Result['destinations'];
}

/** The route of a destination: the login page that the phone remembers, or that of the host. */
function routeOf(site: Site, destination: string, { loginAddress }: Situation): string {
  if (destination !== 'loginAddress') return destination;
  const path = destinationPath(site, destination, loginAddress);
  return Object.keys(site.routes).find((name) => site.routes[name]?.path === path) ?? site.root;
}

/**
 * The blocks that are not shown of the page where a visit ends, as if every answer had come, and of the page that the
 * login of the small config opens in a sheet.
 */
function hiddenOn(
  config: Config,
  site: Site,
  { route, situation }: RedirectChain,
  answers: ServerAnswers,
): string[] {
  const facts = deriveFacts(site, { ...situation, answers }, { route, outcome: null });
  const hidden = (blocks: readonly Block[], isAround: boolean): string[] =>
    blocks.flatMap((block) => {
      const isSeen = isAround && isShown(block.showWhen, facts);
      const inner = block.type === 'section' ? hidden(block.blocks, isSeen) : [];
      return [...(isSeen ? [] : [block.id]), ...inner];
    });
  const on = (page: string) => hidden(config.pages[page]?.body ?? [], true);
  const page = site.routes[route]?.page ?? '';
  return [...on(page), ...(page === 'login' ? on('thanks').map((id) => `thanks ${id}`) : [])];
}

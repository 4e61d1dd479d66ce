import { matchRoute, ownEntry, type Site } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { outcomesByPage, pagesShowing } from '../edits/pages-showing.ts';
import { waysToFinish } from './outcomes-of-logins.ts';
import { routesBehindLogin } from './routes-behind-login.ts';

/** Which outcomes pages finish with, and which of them somebody brings without a token. */
export interface PossibleArrivals {
  /** By page. */
  outcomes: Readonly<Record<string, readonly string[]>>;
  /** Each as `route outcome`. */
  withoutToken: ReadonlySet<string>;
  /** Those that a login brings, each as `route outcome`. */
  byLogin: ReadonlySet<string>;
}

/**
 * Of a config by itself, or of one of several that are compared: what a visitor without a token does in one of them is
 * compared with the same in the others.
 */
export const possibleArrivalsOf = (
  config: Config,
  compared: readonly Config[] = [config],
): PossibleArrivals => ({
  outcomes: outcomesByPage(config),
  withoutToken: new Set(compared.flatMap((one) => [...pairsOf(one).withoutToken])),
  byLogin: pairsOf(config).byLogin,
});

type Pairs = Pick<PossibleArrivals, 'withoutToken' | 'byLogin'>;
const known = new WeakMap<Config, Pairs>();

/** As navigation.json, the pages, their forms and the endpoints of a config declare it. */
function pairsOf(config: Config): Pairs {
  const found = known.get(config) ?? findPairs(config);
  known.set(config, found);
  return found;
}

function findPairs(config: Config): Pairs {
  const behindLogin = routesBehindLogin(config);
  const found = { withoutToken: new Set<string>(), byLogin: new Set<string>() };
  const byPage = waysByPage(config);
  for (const [route, { page }] of Object.entries(config.routes.routes)) {
    for (const { outcome, withLogin, without } of byPage.get(page) ?? []) {
      if (withLogin) found.byLogin.add(`${route} ${outcome}`);
      if (without && !behindLogin.includes(route)) found.withoutToken.add(`${route} ${outcome}`);
    }
  }
  return found;
}

/** By page, how it finishes with each outcome. A sheet finishes the page below it. */
function waysByPage(config: Config): Map<string, ({ outcome: string } & ReturnType<typeof waysToFinish>)[]> {
  const found: ReturnType<typeof waysByPage> = new Map();
  for (const [id, { outcomes = [] }] of Object.entries(config.pages)) {
    const own = outcomes.map((outcome) => ({ outcome, ...waysToFinish(config, id, outcome) }));
    if (own.length === 0) continue;
    for (const page of pagesShowing(config, id)) found.set(page, [...(found.get(page) ?? []), ...own]);
  }
  return found;
}

/**
 * Whether somebody can begin a visit so: at any path, and with an outcome that the page there has, with a token where
 * nobody brings it without one.
 */
export function canArrive(
  site: Site,
  { outcomes, withoutToken }: PossibleArrivals,
  { path, outcome }: { path: string; outcome: string | null },
  hasToken: boolean,
): boolean {
  if (outcome === null) return true;
  const located = matchRoute(site, path);
  const page = located.kind === 'route' ? ownEntry(site.routes, located.route)?.page : undefined;
  if (located.kind !== 'route' || page === undefined) return false;
  if (!ownEntry(outcomes, page)?.includes(outcome)) return false;
  return hasToken || withoutToken.has(`${located.route} ${outcome}`);
}

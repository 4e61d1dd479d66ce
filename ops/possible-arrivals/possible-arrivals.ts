import { matchRoute, ownEntry, type Site } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { outcomesByPage, pagesShowing } from '../edits/pages-showing.ts';
import { endsWithLogin } from './outcomes-of-logins.ts';
import { routesBehindLogin } from './routes-behind-login.ts';

/** Which outcomes pages finish with, and which of them somebody brings without a token. */
export interface PossibleArrivals {
  /** By page. */
  outcomes: Readonly<Record<string, readonly string[]>>;
  /** Each as `route outcome`. */
  withoutToken: ReadonlySet<string>;
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
  withoutToken: new Set(compared.flatMap((one) => [...withoutTokenIn(one)])),
});

const known = new WeakMap<Config, ReadonlySet<string>>();

/** As navigation.json, the pages, their forms and the endpoints of a config declare it. */
function withoutTokenIn(config: Config): ReadonlySet<string> {
  const found = known.get(config) ?? new Set(findWithoutToken(config));
  known.set(config, found);
  return found;
}

function findWithoutToken(config: Config): string[] {
  const behindLogin = routesBehindLogin(config);
  const byPage = outcomesWithoutLogin(config);
  return Object.entries(config.routes.routes).flatMap(([route, { page }]) =>
    behindLogin.includes(route) ? [] : [...(byPage.get(page) ?? [])].map((outcome) => `${route} ${outcome}`),
  );
}

/** By page, the outcomes that need no login before. A sheet finishes the page below it. */
function outcomesWithoutLogin(config: Config): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [id, { outcomes = [] }] of Object.entries(config.pages)) {
    const own = outcomes.filter((outcome) => !endsWithLogin(config, id, outcome));
    if (own.length === 0) continue;
    for (const page of pagesShowing(config, id)) {
      found.set(page, new Set([...(found.get(page) ?? []), ...own]));
    }
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

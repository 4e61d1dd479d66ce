import { ownEntry, type Site } from '../site/site.ts';

/** What stands at a path of a site: a route, or the redirect of `/`. */
export type RouteMatch = { kind: 'route'; route: string } | { kind: 'redirect'; to: string; row: string };

const paths = new WeakMap<Site['routes'], Map<string, string>>();
function routeByPath(routes: Site['routes']): Map<string, string> {
  const known = paths.get(routes);
  if (known) return known;
  const map = new Map(Object.entries(routes).map(([name, { path }]) => [path, name]));
  paths.set(routes, map);
  return map;
}

/**
 * Any string is a path, and every path has a page: an unknown one has the catch-all (R-ERR 3). Paths are compared
 * as they stand in the address, never percent-decoded, so a mangled one cannot throw; one trailing slash is ignored.
 */
export function matchRoute(site: Site, path: string): RouteMatch {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (bare === '/' || bare === '') return rootOf(site);
  return { kind: 'route', route: routeByPath(site.routes).get(bare) ?? site.catchAll };
}

/** A root that the site does not route (`check` refuses it) is the catch-all, never a circle. */
function rootOf(site: Site): RouteMatch {
  const row = `hosts/${site.host}/root`;
  return Object.hasOwn(site.routes, site.root)
    ? { kind: 'redirect', to: site.root, row }
    : { kind: 'route', route: site.catchAll };
}

/**
 * The path of a destination. `loginAddress` is the login page seen last where this site still has it, else `/`:
 * a stored address is never trusted further than that.
 */
export function destinationPath(site: Site, destination: string, loginAddress: string | null): string {
  if (destination !== 'loginAddress') return ownEntry(site.routes, destination)?.path ?? '/';
  const route = loginAddress === null ? undefined : routeByPath(site.routes).get(loginAddress);
  const kind = route === undefined ? undefined : ownEntry(site.routes, route)?.kind;
  return loginAddress !== null && (kind === 'entry' || kind === 'index') ? loginAddress : '/';
}

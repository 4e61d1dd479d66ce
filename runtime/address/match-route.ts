import { ownEntry, type Site } from '../site/site.ts';

/** The match of a path on a site: a route, or the redirect of `/`. */
export type RouteMatch = { kind: 'route'; route: string } | { kind: 'redirect'; to: string; row: string };

const paths = new WeakMap<Site['routes'], Map<string, string>>();
function routeByPath(routes: Site['routes']): Map<string, string> {
  const known = paths.get(routes);
  if (known) return known;
  const map = new Map(Object.entries(routes).map(([name, { path }]) => [path, name]));
  paths.set(routes, map);
  return map;
}

/** A path as it is compared with those of routes. In ES5: it is also part of the shell script (renderer/inline-scripts). */
export function barePath(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * Total: any string is a path, and an unknown one has the catch-all's page (R-ERR 3). Paths are compared as written in
 * the address, without percent-decoding, so a malformed one cannot throw; one trailing slash is ignored.
 */
export function matchRoute(site: Site, path: string): RouteMatch {
  const bare = barePath(path);
  if (bare === '/' || bare === '') return rootOf(site);
  return { kind: 'route', route: routeByPath(site.routes).get(bare) ?? site.catchAll };
}

/** A root route that the host lacks (`check` refuses it) is replaced by the catch-all: no redirect loop. */
function rootOf(site: Site): RouteMatch {
  const row = `hosts/${site.host}/root`;
  return Object.hasOwn(site.routes, site.root)
    ? { kind: 'redirect', to: site.root, row }
    : { kind: 'route', route: site.catchAll };
}

/**
 * The path of a destination. `loginAddress` is the last login page visited if this site still has it, else `/`: a
 * stored address is trusted no further than that.
 */
export function destinationPath(site: Site, destination: string, loginAddress: string | null): string {
  if (destination !== 'loginAddress') return ownEntry(site.routes, destination)?.path ?? '/';
  const route = loginAddress === null ? undefined : routeByPath(site.routes).get(loginAddress);
  const kind = route === undefined ? undefined : ownEntry(site.routes, route)?.kind;
  return loginAddress !== null && (kind === 'entry' || kind === 'index') ? loginAddress : '/';
}

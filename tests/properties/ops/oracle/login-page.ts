import { destinationPath, type RedirectChain, type Site } from '../../../../runtime/index.ts';

/** Whether a route has the login of the funnel: its address is remembered as the login page (R-NAV 5). */
const isLogin = (site: Site, route: string | undefined): boolean => {
  const kind = route === undefined ? undefined : site.routes[route]?.kind;
  return kind === 'entry' || kind === 'index';
};

/**
 * The path of the login page of a visitor at the end of a visit: the page itself if it has the login, else the one that
 * the phone remembers and the host still has, else that of the host.
 */
export function loginPageOf(
  site: Site,
  { route, path, situation }: Pick<RedirectChain, 'route' | 'path' | 'situation'>,
): string {
  if (isLogin(site, route)) return path;
  const remembered = destinationPath(site, 'loginAddress', situation.loginAddress);
  if (remembered !== '/') return remembered;
  const first = Object.keys(site.routes).find((name) => isLogin(site, name));
  return site.routes[(isLogin(site, site.root) ? site.root : first) ?? '']?.path ?? '/';
}

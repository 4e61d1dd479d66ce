import { entriesOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { isLandingKind } from '../../../schemas/names/route-kinds.ts';
import type { ExplainInput } from '../../api/index.ts';

/**
 * A visitor who opens a route at an address of it, logged in where the route needs that: on the site whose home it is,
 * because another site has it beside a landing page of its own and shows it under another brand.
 */
export function routeVisitor(route: string, entry: unknown, hosts: unknown): ExplainInput {
  const sites = entriesOf(member(hosts, 'hosts'));
  const [listing] =
    sites.find(([, site]) => member(site, 'root') === route) ??
    sites.find(([, site]) => stringsOf(member(site, 'entries')).includes(route)) ??
    [];
  const path = member(entry, 'path');
  return {
    ...(listing !== undefined && listing !== 'default' && { host: listing }),
    // The catch-all route is shown at an address that no route has.
    path: typeof path === 'string' ? path.replace('*', '-') : '/',
    ...(member(entry, 'needsToken') === true && { token: true, user: 'ok' as const }),
  };
}

/** The routes on which visits begin: first the home of the domains that no host names, then the other landing pages. */
export function landingRoutes(routes: unknown, hosts: unknown): [string, unknown][] {
  const home = member(hosts, 'hosts', 'default', 'root');
  const all = entriesOf(member(routes, 'routes')).filter(
    ([route, entry]) => route === home || isLandingKind(member(entry, 'kind')),
  );
  return [...all].sort(([one], [other]) => Number(other === home) - Number(one === home));
}

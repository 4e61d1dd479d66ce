import { entriesOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import type { ExplainInput } from '../../api/index.ts';

/** A visitor who opens a route at an address of it, logged in where the route needs that. */
export function routeVisitor(route: string, entry: unknown, hosts: unknown): ExplainInput {
  const listing = entriesOf(member(hosts, 'hosts')).find(([, host]) =>
    stringsOf(member(host, 'entries')).includes(route),
  )?.[0];
  const path = member(entry, 'path');
  return {
    ...(listing !== undefined && listing !== 'default' && { host: listing }),
    // The catch-all route is shown at an address that no route has.
    path: typeof path === 'string' ? path.replace('*', '-') : '/',
    ...(member(entry, 'needsToken') === true && { token: true, user: 'ok' as const }),
  };
}

import { entriesOf, member } from '../../../ops/json/json-values.ts';
import type { RowStart } from './visitor-conditions.ts';

/** The kinds of routes to which visitors come from outside. */
const landingKinds: readonly unknown[] = ['entry', 'index'];

/**
 * What rows begin with that lead the visitors of one channel from wherever they land to one page: one row for all
 * landing pages by their kinds, and one for each home page of another kind, on the hosts whose home it is.
 * @param channel - undefined: not chosen yet
 * @param go - the route of the page; null: not chosen yet
 */
export function channelStart(
  channel: string | undefined,
  go: string | null,
  { routes, hosts }: { routes: unknown; hosts: unknown },
): RowStart {
  const isLanding = (route: string) => landingKinds.includes(member(routes, 'routes', route, 'kind'));
  const whose = { outcome: null, ...(channel !== undefined && { channel }) };
  const goes = { implied: [], ...(go !== null && { result: { go } }) };
  // Who is there already stays there.
  const isThere = go !== null && isLanding(go);
  const homes = new Map<string, string[]>();
  for (const [host, value] of entriesOf(member(hosts, 'hosts'))) {
    const root = member(value, 'root');
    if (typeof root !== 'string' || root === go || isLanding(root)) continue;
    homes.set(root, [...(homes.get(root) ?? []), host]);
  }
  return {
    when: { ...whose, 'route.kind': landingKinds, ...(isThere && { route: { not: go } }) },
    ...goes,
    others: [...homes].flatMap(([route, [host, ...more]]) => {
      if (host === undefined) return [];
      const when = { ...whose, host: more.length === 0 ? host : [host, ...more], route };
      return [{ when, ...goes, host, hosts: [host, ...more] }];
    }),
  };
}

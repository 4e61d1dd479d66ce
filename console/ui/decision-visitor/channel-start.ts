import { member } from '../../../ops/json/json-values.ts';
import { isLandingKind, landingKinds } from '../../../schemas/names/route-kinds.ts';
import { type LandingFiles, landingPlaces } from '../page-links/landing-places.ts';
import type { RowStart } from './visitor-conditions.ts';

/**
 * What rows begin with that lead the visitors of one channel from wherever they land to one page: one row for all
 * landing pages by their kinds, and one for each home page of another kind, on the hosts whose home it is.
 * @param channel - undefined: not chosen yet
 * @param go - the route of the page; null: not chosen yet
 */
export function channelStart(channel: string | undefined, go: string | null, files: LandingFiles): RowStart {
  const isOfKind = (route: string) => isLandingKind(member(files.routes, 'routes', route, 'kind'));
  const whose = { outcome: null, ...(channel !== undefined && { channel }) };
  const goes = { implied: [], ...(go !== null && { result: { go } }) };
  // Who is there already stays there.
  const isThere = go !== null && isOfKind(go);
  const homes = new Map<string, [string, ...string[]]>();
  for (const { host, route } of landingPlaces(files)) {
    if (route === go || isOfKind(route)) continue;
    homes.set(route, [...(homes.get(route) ?? []), host] as [string, ...string[]]);
  }
  return {
    when: { ...whose, 'route.kind': landingKinds, ...(isThere && { route: { not: go } }) },
    ...goes,
    others: [...homes].map(([route, hosts]) => {
      const [host, ...more] = hosts;
      return { when: { ...whose, host: more.length === 0 ? host : hosts, route }, ...goes, host, hosts };
    }),
  };
}

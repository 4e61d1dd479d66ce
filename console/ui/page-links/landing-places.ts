import { entriesOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { isLandingKind } from '../../../schemas/names/route-kinds.ts';

/** The files of the draft that say where visits begin. */
export interface LandingFiles {
  routes: unknown;
  hosts: unknown;
}

/** A landing page on a host: the route, and its path. */
export interface LandingPlace {
  host: string;
  route: string;
  path: string;
}

/** Where visits can begin, by host in the order of hosts.json, its first page first: what an advertisement may link to. */
export function landingPlaces({ routes, hosts }: LandingFiles): LandingPlace[] {
  return entriesOf(member(hosts, 'hosts')).flatMap(([host, entry]) => {
    const root = member(entry, 'root');
    const listed = stringsOf(member(entry, 'entries'));
    const own = entriesOf(member(routes, 'routes')).flatMap(([route, definition]) => {
      const [kind, on, path] = ['kind', 'on', 'path'].map((key) => member(definition, key));
      const isHere = on === 'everyHost' || listed.includes(route);
      const isLanding = isLandingKind(kind) || route === root;
      return isHere && isLanding && typeof path === 'string' ? [{ host, route, path }] : [];
    });
    return [...own.filter(({ route }) => route === root), ...own.filter(({ route }) => route !== root)];
  });
}

/** The address that an advertisement of a channel links to (`decodeChannel` reads it). */
export const adAddress = (domain: string, path: string, channel: string): string =>
  `https://${domain}${path}?_channel=channel_${channel}`;

import type { RoutesFile } from '../../schemas/index.ts';
import { entriesOf, member, stringsOf } from '../json/json-values.ts';
import { defaultRoutes } from './default-tables.ts';
import type { WrittenFiles } from './written-files.ts';

/** The name of a page's route: `thank-you` is `thankYou`. */
const routeOf = (page: string): string =>
  page
    .replace(/^\d+-?/, '')
    .replace(/-+([a-z0-9])?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());

const kinds: Readonly<Record<string, RoutesFile['routes'][string]['kind']>> = {
  [defaultRoutes.thanks]: 'success',
  [defaultRoutes.sorry]: 'failure',
  [defaultRoutes.notFound]: 'error',
};

/**
 * A route for each page, at the path of its id. Those that a host lists are entries; the others are on every host.
 * @param pages - the ids of all pages, the default ones included
 */
export function routesOf(written: WrittenFiles, pages: readonly string[]): RoutesFile {
  const hosts = entriesOf(member(written.value('hosts.json'), 'hosts'));
  const entries = new Set(
    hosts.flatMap(([, host]) => [
      ...stringsOf(member(host, 'entries')),
      ...stringsOf([member(host, 'root')]),
    ]),
  );
  const routes = pages.map((page) => {
    const name = routeOf(page);
    const isEntry = entries.has(name);
    return [
      name,
      {
        path: `/${page}`,
        page,
        kind: isEntry ? 'entry' : (kinds[name] ?? 'other'),
        on: isEntry ? 'hostsThatListIt' : 'everyHost',
      },
    ] as const;
  });
  return { catchAll: defaultRoutes.notFound, routes: Object.fromEntries(routes) };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface HostsJson {
  hosts: Record<string, { note?: string; root: string; entries: string[] }>;
}
interface RoutesJson {
  routes: Record<string, { path: string; page: string; kind: string; on: string; note?: string }>;
}

/**
 * Extends a config to so many hosts and pages: each new page is a copy of an entry page under a route of its own, and
 * each new host a copy of an existing one, with some of the new pages among its entries.
 * @param dir - a config of its own, which is changed
 */
export function growHosts(dir: string, hosts: number, pages: number): void {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as T;
  const write = (file: string, value: unknown) =>
    writeFileSync(join(dir, file), JSON.stringify(value, null, 2));
  const routes = read<RoutesJson>('definitions/routes.json');
  const entries = Object.values(routes.routes).filter(({ kind }) => kind === 'entry');
  const grown: string[] = [];
  const there = new Set(Object.values(routes.routes).map(({ page }) => page)).size;
  for (let at = 0; at < pages - there; at++) {
    const like = entries[at % entries.length];
    if (!like) throw new Error('routes.json has no entry route');
    const [route, page] = [`grown${at}`, `grown-${at}`];
    routes.routes[route] = { path: `/grown/${at}`, page, kind: 'entry', on: 'hostsThatListIt' };
    write(`definitions/pages/${page}.json`, {
      ...read<object>(`definitions/pages/${like.page}.json`),
      id: page,
    });
    grown.push(route);
  }
  write('definitions/routes.json', routes);
  const file = read<HostsJson>('hosts.json');
  const models = Object.values(file.hosts);
  const count = hosts - models.length;
  for (let at = 0; at < count; at++) {
    const like = models[at % models.length];
    if (!like) throw new Error('hosts.json has no host');
    const own = grown.filter((_, index) => index % count === at);
    file.hosts[`grown-${at}.example`] = { ...like, entries: [...like.entries, ...own] };
  }
  write('hosts.json', file);
}

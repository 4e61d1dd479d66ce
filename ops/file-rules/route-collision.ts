import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, member, stringsOf } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';

interface Route {
  name: string;
  path: string;
  on: unknown;
}

function routesOf(value: unknown): Route[] {
  return entriesOf(member(value, 'routes')).flatMap(([name, route]) => {
    const path = member(route, 'path');
    return typeof path === 'string' ? [{ name, path, on: member(route, 'on') }] : [];
  });
}

/** Hosts with the routes that only they have. */
function entriesOfHosts(project: Project): string[][] {
  const hosts = filesOf(project, 'hosts').flatMap(({ value }) => entriesOf(member(value, 'hosts')));
  return [[], ...hosts.map(([, host]) => stringsOf(member(host, 'entries')))];
}

/** Paths that differ in capitals only: people and some servers take them for one. */
const sameAddress = (a: Route, b: Route) => a.path.toLowerCase() === b.path.toLowerCase();

function collide(a: Route, b: Route, hosts: readonly string[][]): boolean {
  const has = (route: Route, entries: readonly string[]) =>
    route.on === 'everyHost' || entries.includes(route.name);
  return sameAddress(a, b) && hosts.some((entries) => has(a, entries) && has(b, entries));
}

function messageOf(route: Route, other: Route): Text {
  const isSame = route.path === other.path;
  return {
    zh: `路由 ${route.name} 与 ${other.name} 的路径${isSame ? '都是' : '只差大小写:'} ${quote(route.path)}`,
    en: `routes ${route.name} and ${other.name} have ${isSame ? 'the same path' : 'paths that differ in capitals only:'} ${quote(route.path)}`,
  };
}

/** No host has two routes with the same path, or with paths that differ in capitals only. */
export const routeCollision = defineRule({
  code: 'route-collision',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '同一站点上两个路由的路径相同，或只差大小写',
      en: 'two routes of one host have the same path, or paths that differ in capitals only',
    },
    why: {
      zh: '只有一个能打开；只差大小写的，人会弄混',
      en: 'only one of them can be opened; paths that differ in capitals are mixed up',
    },
    example: { file: 'definitions/routes.json', good: '"path": "/thanks"', bad: '"path": "/404"' },
  },
  run: (project) =>
    filesOf(project, 'routes').flatMap(({ file, value }) => {
      const routes = routesOf(value);
      const hosts = entriesOfHosts(project);
      return routes.flatMap((route, index): Violation[] => {
        const other = routes.slice(0, index).find((one) => collide(one, route, hosts));
        if (other === undefined) return [];
        return [
          {
            message: messageOf(route, other),
            help: {
              zh: '改掉一个路径, 或让没有站点同时有两者',
              en: 'change one of the paths, or let no host have both',
            },
            file,
            pointer: `/routes/${route.name}/path`,
            related: [
              {
                message: { zh: '另一个在这里', en: 'the other one' },
                file,
                pointer: `/routes/${other.name}/path`,
              },
            ],
          },
        ];
      });
    }),
});

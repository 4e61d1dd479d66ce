import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { decisionLocator, proofOf } from '../proof/proof.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import type { Row } from '../tables/decision-tables.ts';
import { quote } from '../text/text.ts';
import { cycleOf } from './redirect-loop.ts';

const promo = (on: string) =>
  `"promo": { "path": "/promo", "page": "thanks", "kind": "other", "on": "${on}" }`;
const thanks = '"thanks": { "path": "/thanks"';

/**
 * A route that nobody is ever shown. Every route that a host has is an arrival by its address: ads, the app and shared
 * links lead there, whatever the tables say. So it is unreachable where no host has it, or where everybody who
 * arrives is led elsewhere.
 */
export const routeUnreachable = defineRule({
  code: 'route-unreachable',
  severity: 'warning',
  scope: 'site',
  doc: {
    what: {
      zh: '没有人看得到这个路由：没有站点有它，或每个访客都被送走',
      en: 'nobody is shown this route: no host has it, or everybody is sent on',
    },
    why: { zh: '通往它的广告和链接都白费了', en: 'ads and links that lead there are wasted' },
    example: {
      file: 'definitions/routes.json',
      good: promo('everyHost'),
      bad: promo('hostsThatListIt'),
      also: [{ file: 'definitions/routes.json', from: thanks, to: `${promo('everyHost')},\n    ${thanks}` }],
    },
  },
  run: (checked) => {
    const { config } = checked;
    const { flow } = proofOf(checked);
    const circles = rowsOfCircles(checked);
    const named = namedRoutes(
      JSON.stringify([config.navigation, config.destinations, config.hosts, config.site]),
    );
    return Object.entries(config.routes.routes).flatMap(([route, { path }]): Violation[] => {
      if (hostsWithRoute(config, route).length === 0) {
        // page-missing-on-host reports what leads to it.
        if (named.has(route) || route === config.routes.catchAll) return [];
        return [onNoHost(route)];
      }
      const turns = flow.transitions({ route, outcome: null });
      if (turns.some(({ to, isCycle }) => to === null && !isCycle)) return [];
      // redirect-loop reports visitors in a cycle; the rest is reported once the cycle is fixed.
      if (turns.some(({ rows: [row], isCycle }) => isCycle || (row && circles.has(locatorOf(row)))))
        return [];
      const rows = new Map(turns.flatMap(({ rows: [row] }) => (row ? [[locatorOf(row), row] as const] : [])));
      return [shownToNobody(route, path, [...rows.values()])];
    });
  },
});

const routeLocator = (route: string) => ({
  file: 'definitions/routes.json',
  pointer: `/routes/${route}`,
  key: true,
});

const onNoHost = (route: string): Violation => ({
  ...routeLocator(route),
  message: { zh: `没有站点有路由 ${route}`, en: `no host has the route ${route}` },
  label: { zh: '不在任何站点的 entries 里', en: 'not among the entries of any host' },
  help: {
    zh: `写进站点的 entries, 或让它的 on 为 everyHost; 不要了就删掉`,
    en: `list it at a host, or put it on everyHost; or remove it`,
  },
});

const shownToNobody = (route: string, path: string, rows: readonly Row[]): Violation => ({
  ...routeLocator(route),
  message: {
    zh: `没有人看得到路由 ${route}: 每个访客都被送走`,
    en: `nobody is shown the route ${route}: every visitor is sent on`,
  },
  help: {
    zh: `给送走访客的行加条件, 或删掉这个路由 (${quote(path)})`,
    en: `add a condition to the row that sends them on, or remove the route (${quote(path)})`,
  },
  related: rows.map((row) => ({
    file: row.file,
    pointer: `${row.pointer}/id`,
    message: { zh: '这一行送走访客', en: 'this row sends them on' },
  })),
});

const locatorOf = ({ file, pointer }: Row): string => `${file}#${pointer}/id`;

/** The locators of the rows that form redirect cycles. */
const rowsOfCircles = (checked: CheckedConfig): ReadonlySet<string> =>
  new Set(
    proofOf(checked).endless.flatMap((visit) =>
      cycleOf(visit).map(({ row }) => {
        const { file, pointer } = decisionLocator(checked, row);
        return `${file}#${pointer}`;
      }),
    ),
  );

/** The destinations that the config names. */
const namedRoutes = (json: string): Set<string> =>
  new Set([...json.matchAll(/"(?:go|root|unauthorized)":"([A-Za-z0-9]+)"/g)].map(([, name = '']) => name));

import { decideVisit } from '../../runtime/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Locator, Violation } from '../diagnostics/finding.ts';
import type { DecisionPoint } from '../proof/decision-point-rows.ts';
import { decisionPointsIn, proofOf, witness } from '../proof/proof.ts';
import { type Visitor, visitorsOf } from '../proof/visitor.ts';
import { type Box, intersectBoxes } from '../tables/box.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { list, type Text } from '../text/text.ts';

/** A root, row or setting that sends visitors of a host to a route which that host does not have. */
export const pageMissingOnHost = defineRule({
  code: 'page-missing-on-host',
  severity: 'error',
  scope: 'site',
  doc: {
    what: {
      zh: '把访客送到本站点没有的路由',
      en: 'visitors of a host are sent to a route that it does not have',
    },
    why: { zh: '在这个站点上访客会看到错误页', en: 'on that host they see the error page' },
    example: { file: 'hosts.json', good: '"entries": ["car", "login"]', bad: '"entries": ["login"]' },
  },
  run: (checked) => [...roots(checked), ...unauthorized(checked), ...flows(checked)],
});

const hostsWithout = ({ config }: CheckedConfig, route: string): string[] => {
  const here = new Set(hostsWithRoute(config, route));
  return Object.keys(config.hosts.hosts).filter((host) => !here.has(host));
};

const addTo = (route: string): Text => ({
  zh: `把 "${route}" 写进这些站点的 entries, 或换一个去向`,
  en: `add "${route}" to the entries of these hosts, or lead elsewhere`,
});

function toViolation(route: string, hosts: readonly string[], locator: Locator, met?: string): Violation {
  const names = list(hosts);
  return {
    message: {
      zh: `站点 ${names.zh} 没有路由 ${route}`,
      en: `host ${names.en} does not have the route ${route}`,
    },
    label: { zh: '访客会被送到这里', en: 'visitors are sent here' },
    help: addTo(route),
    ...(met !== undefined && { met }),
    ...locator,
  };
}

/** Where `/` leads. */
function roots(checked: CheckedConfig): Violation[] {
  return Object.entries(checked.config.hosts.hosts).flatMap(([host, { root }]) =>
    hostsWithout(checked, root).includes(host)
      ? [toViolation(root, [host], { file: 'hosts.json', pointer: `/hosts/${host}/root` })]
      : [],
  );
}

/** The route for visitors whose login the API refuses (R-ERR 1). */
function unauthorized(checked: CheckedConfig): Violation[] {
  const route = checked.config.site.unauthorized;
  const hosts = hostsWithout(checked, route);
  const locator = { file: 'definitions/site.json', pointer: '/unauthorized' };
  return hosts.length > 0 ? [toViolation(route, hosts, locator)] : [];
}

interface Missing {
  route: string;
  locator: Locator;
  hosts: Set<string>;
  met: string;
}

/** Rows of navigation and destinations: each row that names such a route is one finding. */
function flows(checked: CheckedConfig): Violation[] {
  const { flow } = proofOf(checked);
  const found = new Map<string, Missing>();
  for (const at of decisionPointsIn(flow)) {
    for (const { to, rows, who } of flow.transitions(at)) {
      const row = rows.at(-1);
      if (to === null || to === 'loginAddress' || row === undefined) continue;
      const lacking = new Set(hostsWithout(checked, to));
      if (lacking.size === 0) continue;
      const key = `${row.file}${row.pointer}`;
      const host = flow.space.hostMask(({ name }) => name !== null && lacking.has(name));
      for (const box of intersectBoxes(who, [{ host }])) {
        const known = found.get(key);
        const names = flow.space.atomsIn(box, 'host').map((one) => (one as { name: string }).name);
        if (known) {
          for (const name of names) known.hosts.add(name);
          continue;
        }
        const visitor = sent(checked, at, box);
        if (!visitor) continue;
        const path = checked.config.routes.routes[at.route]?.path ?? '/';
        const locator = { file: row.file, pointer: `${row.pointer}/go` };
        found.set(key, {
          route: to,
          locator,
          hosts: new Set(names),
          met: witness(visitor, path, at.outcome),
        });
      }
    }
  }
  return [...found.values()].map(({ route, locator, hosts, met }) =>
    toViolation(route, [...hosts], locator, met),
  );
}

/** A visitor of the class whose redirect chain is confirmed to lead to a missing route. */
function sent(checked: CheckedConfig, at: DecisionPoint, box: Box): Visitor | undefined {
  const { flow, sites } = proofOf(checked);
  for (const visitor of visitorsOf(flow.space, box)) {
    const decision = decideVisit(sites.of(visitor.host), visitor.situation, at);
    if (decision.kind === 'decision' && decision.reason === 'routeMissing') return visitor;
  }
  return undefined;
}

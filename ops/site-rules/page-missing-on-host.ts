import { decideVisit } from '../../runtime/index.ts';
import type { Checked, ConfigRule } from '../config/config-rule.ts';
import type { Finding, Spot } from '../diagnostics/finding.ts';
import type { At } from '../proof/place-rows.ts';
import { placesIn, proofOf, witness } from '../proof/proof.ts';
import { type Visitor, visitorsOf } from '../proof/visitor.ts';
import { type Box, common } from '../tables/box.ts';
import { hostsWith } from '../tables/places.ts';
import { list, type Text } from '../text/text.ts';

/** A flow that sends visitors of a host to a route which that host does not have. */
export const pageMissingOnHost: ConfigRule = {
  needs: [],
  check: (checked) => [...roots(checked), ...unauthorized(checked), ...flows(checked)],
};

const hostsWithout = ({ config }: Checked, route: string): string[] => {
  const here = new Set(hostsWith(config, route));
  return Object.keys(config.hosts.hosts).filter((host) => !here.has(host));
};

const addTo = (route: string): Text => ({
  zh: `把 "${route}" 写进这些站点的 entries, 或换一个去向`,
  en: `add "${route}" to the entries of these hosts, or lead elsewhere`,
});

function toFinding(route: string, hosts: readonly string[], spot: Spot, met?: Text): Finding {
  const names = list(hosts);
  const help = addTo(route);
  return {
    code: 'page-missing-on-host',
    severity: 'error',
    message: {
      zh: `站点 ${names.zh} 没有路由 ${route}`,
      en: `host ${names.en} does not have the route ${route}`,
    },
    label: { zh: '访客会被送到这里', en: 'visitors are sent here' },
    help: met ? { zh: `${help.zh}; 遇到的访客: ${met.zh}`, en: `${help.en}; who meets it: ${met.en}` } : help,
    ...spot,
  };
}

/** Where `/` leads. */
function roots(checked: Checked): Finding[] {
  return Object.entries(checked.config.hosts.hosts).flatMap(([host, { root }]) =>
    hostsWithout(checked, root).includes(host)
      ? [toFinding(root, [host], { file: 'hosts.json', pointer: `/hosts/${host}/root` })]
      : [],
  );
}

/** Where visitors get whom the API no longer knows (R-ERR 1). */
function unauthorized(checked: Checked): Finding[] {
  const route = checked.config.site.unauthorized;
  const hosts = hostsWithout(checked, route);
  const spot = { file: 'definitions/site.json', pointer: '/unauthorized' };
  return hosts.length > 0 ? [toFinding(route, hosts, spot)] : [];
}

interface Missing {
  route: string;
  spot: Spot;
  hosts: Set<string>;
  met: Text;
}

/** Rows of navigation and destinations: each row that names such a route is one finding. */
function flows(checked: Checked): Finding[] {
  const { flow } = proofOf(checked);
  const found = new Map<string, Missing>();
  for (const at of placesIn(flow)) {
    for (const { to, rows, who } of flow.turns(at)) {
      const row = rows.at(-1);
      if (to === null || to === 'loginAddress' || row === undefined) continue;
      const lacking = new Set(hostsWithout(checked, to));
      if (lacking.size === 0) continue;
      const key = `${row.file}${row.pointer}`;
      const host = flow.space.hostMask(({ name }) => name !== null && lacking.has(name));
      for (const box of common(who, [{ host }])) {
        const known = found.get(key);
        const names = flow.space.atomsIn(box, 'host').map((one) => (one as { name: string }).name);
        if (known) {
          for (const name of names) known.hosts.add(name);
          continue;
        }
        const visitor = sent(checked, at, box);
        if (!visitor) continue;
        const path = checked.config.routes.routes[at.route]?.path ?? '/';
        const spot = { file: row.file, pointer: `${row.pointer}/go` };
        found.set(key, { route: to, spot, hosts: new Set(names), met: witness(visitor, path, at.outcome) });
      }
    }
  }
  return [...found.values()].map(({ route, spot, hosts, met }) => toFinding(route, [...hosts], spot, met));
}

/** One visitor of the class whom it really happens to. */
function sent(checked: Checked, at: At, box: Box): Visitor | undefined {
  const { flow, sites } = proofOf(checked);
  for (const visitor of visitorsOf(flow.space, box)) {
    const decision = decideVisit(sites.of(visitor.host), visitor.situation, at);
    if (decision.kind === 'decision' && decision.reason === 'routeMissing') return visitor;
  }
  return undefined;
}

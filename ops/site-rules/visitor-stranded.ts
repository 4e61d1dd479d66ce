import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { decisionLocator, proofOf, witness } from '../proof/proof.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { list } from '../text/text.ts';
import { cycleOf } from './redirect-loop.ts';

const noUser = '{ "id": "no-user", "when": { "user": "failed", "session.token": true }, "hold": "tryAgain" }';
const hop = (from: string, to: string) =>
  `{ "id": "from-${from}", "when": { "route": "${from}", "session.token": true, "outcome": null }, "go": "${to}" }`;

/** Visitors who reach no page: too many redirects without a cycle, or an unknown path without a catch-all route. */
export const visitorStranded = defineRule({
  code: 'visitor-stranded',
  severity: 'error',
  scope: 'site',
  doc: {
    what: {
      zh: '访客到不了任何页面：跳转次数超过 maxHops，或未知路径没有路由接住',
      en: 'a visitor reaches no page: more redirects than maxHops, or an unknown path that no route catches',
    },
    why: { zh: '访客只会看到空白', en: 'the visitor sees nothing at all' },
    example: {
      file: 'definitions/navigation.json',
      at: noUser,
      good: `${noUser},\n    ${hop('login', 'thanks')}`,
      bad: `${noUser},\n    ${hop('login', 'thanks')},\n    ${hop('thanks', 'notFound')}`,
      also: [{ file: 'definitions/site.json', from: '"maxHops": 5', to: '"maxHops": 1' }],
    },
  },
  run: (checked) => [...tooManyHops(checked), ...notCaught(checked)],
});

function tooManyHops(checked: CheckedConfig): Violation[] {
  const { maxHops } = checked.config.site;
  const chains = new Map<string, Violation>();
  for (const visit of proofOf(checked).endless) {
    if (cycleOf(visit).length > 0) continue;
    const { chain, visitor, path } = visit;
    const last = chain.hops.at(-1);
    const shown = [chain.hops[0]?.from, ...chain.hops.map(({ to }) => to)].join(' → ');
    chains.set(last?.row ?? '', {
      message: {
        zh: `${maxHops} 次重定向后仍没有页面: ${shown}`,
        en: `no page after ${maxHops} redirects: ${shown}`,
      },
      help: {
        zh: '缩短这条路, 或调大 site.json 的 maxHops',
        en: 'make the way shorter, or raise maxHops of site.json',
      },
      met: witness(visitor, path, null),
      ...decisionLocator(checked, last?.row ?? ''),
      related: chain.hops.map(({ from, to, row }) => ({
        ...decisionLocator(checked, row),
        message: { zh: `${from} → ${to}`, en: `${from} → ${to}` },
      })),
    });
  }
  return [...chains.values()];
}

function notCaught({ config }: CheckedConfig): Violation[] {
  const { catchAll } = config.routes;
  const here = new Set(hostsWithRoute(config, catchAll));
  const without = Object.keys(config.hosts.hosts).filter((host) => !here.has(host));
  const [first] = without;
  if (first === undefined) return [];
  const names = list(without);
  return [
    {
      message: {
        zh: `访问未知路径的人没有页面可看: 站点 ${names.zh} 没有路由 ${catchAll}`,
        en: `who visits an unknown path sees no page: host ${names.en} does not have the route ${catchAll}`,
      },
      help: {
        zh: `让 ${catchAll} 的 on 为 everyHost`,
        en: `put ${catchAll} on everyHost`,
      },
      met: `npx funnel explain --host ${first} --path /no-such-page`,
      file: 'definitions/routes.json',
      pointer: '/catchAll',
      related: [
        {
          file: 'definitions/routes.json',
          pointer: `/routes/${catchAll}/on`,
          message: { zh: '只在列出它的站点', en: 'only on hosts that list it' },
        },
      ],
    },
  ];
}

import type { Checked, ConfigRule } from '../config/config-rule.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { proofOf, spotOfDecision, witness } from '../proof/proof.ts';
import { hostsWith } from '../tables/places.ts';
import { list } from '../text/text.ts';
import { circleOf } from './redirect-loop.ts';

/** Visitors who reach no page: too many redirects without a circle, or an unknown path where nothing catches it. */
export const visitorStranded: ConfigRule = {
  needs: [],
  check: (checked) => [...tooManyHops(checked), ...notCaught(checked)],
};

function tooManyHops(checked: Checked): Finding[] {
  const { maxHops } = checked.config.site;
  const chains = new Map<string, Finding>();
  for (const visit of proofOf(checked).endless) {
    if (circleOf(visit).length > 0) continue;
    const { walk, visitor, path } = visit;
    const last = walk.hops.at(-1);
    const shown = [walk.hops[0]?.from, ...walk.hops.map(({ to }) => to)].join(' → ');
    const command = witness(visitor, path, null);
    chains.set(last?.row ?? '', {
      code: 'visitor-stranded',
      severity: 'error',
      message: {
        zh: `${maxHops} 次重定向后仍没有页面: ${shown}`,
        en: `no page after ${maxHops} redirects: ${shown}`,
      },
      help: {
        zh: `缩短这条路, 或调大 site.json 的 maxHops; 遇到的访客: ${command.zh}`,
        en: `make the way shorter, or raise maxHops of site.json; who meets it: ${command.en}`,
      },
      ...spotOfDecision(checked, last?.row ?? ''),
      related: walk.hops.map(({ from, to, row }) => ({
        ...spotOfDecision(checked, row),
        message: { zh: `${from} → ${to}`, en: `${from} → ${to}` },
      })),
    });
  }
  return [...chains.values()];
}

function notCaught({ config }: Checked): Finding[] {
  const { catchAll } = config.routes;
  const here = new Set(hostsWith(config, catchAll));
  const without = Object.keys(config.hosts.hosts).filter((host) => !here.has(host));
  const [first] = without;
  if (first === undefined) return [];
  const names = list(without);
  const command = `npx funnel explain --host ${first} --path /no-such-page`;
  return [
    {
      code: 'visitor-stranded',
      severity: 'error',
      message: {
        zh: `访问未知路径的人没有页面可看: 站点 ${names.zh} 没有路由 ${catchAll}`,
        en: `who visits an unknown path sees no page: host ${names.en} does not have the route ${catchAll}`,
      },
      help: {
        zh: `让 ${catchAll} 的 on 为 everyHost; 遇到的访客: ${command}`,
        en: `put ${catchAll} on everyHost; who meets it: ${command}`,
      },
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

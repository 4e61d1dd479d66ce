import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { proofOf } from '../proof/proof.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { valuesNamedIn } from '../tables/domains.ts';
import { list, quote } from '../text/text.ts';

/**
 * An outcome of a page after which nothing happens on one of its routes: no row of navigation.json holds for any
 * visitor there. A page that opens in a sheet finishes the page below it.
 */
export const outcomeUnhandled = defineRule({
  code: 'outcome-unhandled',
  severity: 'error',
  scope: 'site',
  doc: {
    what: { zh: '页面的一个结果没有任何一行处理', en: 'no row handles an outcome of a page' },
    why: { zh: '访客点了按钮，什么也不发生', en: 'the visitor presses the button and nothing happens' },
    example: {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"], "route.kind": ["entry", "form"]',
      bad: '"city": ["深圳", "杭州"], "route": "login"',
      also: [
        {
          file: 'definitions/navigation.json',
          from: '"session.token": true }, "hold"',
          to: '"session.token": true, "outcome": null }, "hold"',
        },
      ],
    },
  },
  run: (checked) => {
    const { config } = checked;
    const { flow } = proofOf(checked);
    const asked = new Set(
      config.navigation.rules.flatMap(({ when }) => valuesNamedIn(when.outcome).map(String)),
    );
    return Object.entries(config.pages).flatMap(([page, { outcomes }]) => {
      const shown = pagesShowing(config, page);
      const routes = Object.entries(config.routes.routes)
        .filter(([name, route]) => shown.has(route.page) && hostsWithRoute(config, name).length > 0)
        .map(([name]) => name);
      return outcomes.flatMap((outcome, index): Violation[] => {
        const isHandled = (route: string) =>
          flow.transitions({ route, outcome }).some(({ rows }) => rows.length > 0);
        const open = routes.filter((route) => !isHandled(route));
        if (open.length === 0) return [];
        const names = list(open);
        const only = open.length < routes.length ? `, "route": ${quote(open)}` : '';
        const when = `{ "outcome": ${quote(outcome)}${only} }`;
        const near = nearestName(
          outcome,
          [...asked].filter((one) => one !== outcome),
        );
        return [
          {
            message: {
              zh: `页面以 ${quote(outcome)} 结束后没有下文: 路由 ${names.zh}`,
              en: `nothing follows when the page finishes with ${quote(outcome)}: route ${names.en}`,
            },
            label: { zh: 'navigation.json 没有一行处理它', en: 'no row of navigation.json handles it' },
            help:
              near && !asked.has(outcome)
                ? didYouMean(near)
                : {
                    zh: `在 navigation.json 加一行: "when": ${when}`,
                    en: `add a row to navigation.json: "when": ${when}`,
                  },
            file: `definitions/pages/${page}.json`,
            pointer: `/outcomes/${index}`,
          },
        ];
      });
    });
  },
});

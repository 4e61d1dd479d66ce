import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { IgnoredOutcomes } from '../proof/ignored-outcome.ts';
import { proofOf, witness } from '../proof/proof.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { valuesNamedIn } from '../tables/domains.ts';
import { list, quote } from '../text/text.ts';

/**
 * An outcome of a page after which nothing happens on one of its routes for some visitor who has stayed there: no row of
 * navigation.json holds. A page that opens in a sheet finishes the page below it.
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
      good: '"when": { "outcome": "formSaved" }, "stay": true',
      bad: '"when": { "outcome": "formSaved", "route": "login" }, "stay": true',
    },
  },
  run: (checked) => {
    const { config } = checked;
    const asked = new Set(
      config.navigation.rules.flatMap(({ when }) => valuesNamedIn(when.outcome).map(String)),
    );
    // The outcome of a page is no misspelling of that of another one.
    const finished = new Set(Object.values(config.pages).flatMap(({ outcomes }) => outcomes));
    // One finding for an outcome, on however many pages: one row mends it.
    const ignored = ignoredOn(checked);
    return [...new Set(ignored.map(({ outcome }) => outcome))].flatMap((outcome): Violation[] => {
      const found = ignored.filter((one) => one.outcome === outcome);
      const [first] = found;
      if (!first) return [];
      const open = [...new Set(found.map(({ route }) => route))];
      const names = list(open);
      const only = asked.has(outcome) ? `, "route": ${quote(open)}` : '';
      const when = `{ "outcome": ${quote(outcome)}${only} }`;
      const { path = '/' } = config.routes.routes[first.route] ?? {};
      const near = nearestName(
        outcome,
        [...asked].filter((one) => !finished.has(one)),
      );
      return [
        {
          message: {
            zh: `页面以 ${quote(outcome)} 结束后没有下文: 路由 ${names.zh}`,
            en: `nothing follows when the page finishes with ${quote(outcome)}: route ${names.en}`,
          },
          label: { zh: 'navigation.json 没有一行处理它', en: 'no row of navigation.json handles it' },
          ...(near && !asked.has(outcome)
            ? { help: didYouMean(near) }
            : {
                help: {
                  zh: `在 navigation.json 加一行: "when": ${when}`,
                  en: `add a row to navigation.json: "when": ${when}`,
                },
                met: witness(first.visitor, path, outcome),
              }),
          file: `definitions/pages/${first.page}.json`,
          pointer: `/outcomes/${first.index}`,
        },
      ];
    });
  },
});

/** Each outcome of each page, with a visitor for whom nothing follows it on a route. */
function ignoredOn(checked: CheckedConfig) {
  const { config } = checked;
  const { flow, sites } = proofOf(checked);
  const ignored = new IgnoredOutcomes(flow, sites);
  return Object.entries(config.pages).flatMap(([page, { outcomes }]) => {
    const shown = pagesShowing(config, page);
    const routes = Object.entries(config.routes.routes).filter(
      ([name, route]) => shown.has(route.page) && hostsWithRoute(config, name).length > 0,
    );
    return outcomes.flatMap((outcome, index) =>
      routes.flatMap(([route]) => {
        const visitor = ignored.visitorOf({ route, outcome, page });
        return visitor ? [{ page, index, outcome, route, visitor }] : [];
      }),
    );
  });
}

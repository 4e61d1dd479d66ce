import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { outcomesByPage } from '../edits/pages-showing.ts';
import { toPointer } from '../json/pointer.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import type { Row } from '../tables/decision-tables.ts';
import { valuesNamedIn } from '../tables/domains.ts';
import { list, quote, type Text } from '../text/text.ts';

const noUser = '{ "id": "no-user", "when": { "user": "failed", "session.token": true }, "hold": "tryAgain" }';
const neverHolds =
  '{ "id": "saved-there", "when": { "outcome": "formSaved", "route": "thanks" }, "go": "success" }';

/** A row whose facts cannot hold for anyone: a fact never has the value, or two contradict each other. */
export const rowDead = defineRule({
  code: 'row-dead',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: { zh: '这一行的条件对任何访客都不成立', en: 'the conditions of a row hold for no visitor' },
    why: { zh: '它从不生效；多半有一个条件写错了', en: 'it never decides; most likely one of them is wrong' },
    example: {
      file: 'definitions/navigation.json',
      good: noUser,
      bad: `${noUser},\n    ${neverHolds}`,
    },
  },
  needs: factFiles,
  run: (checked) =>
    verdictsIn(checked, 'dead').map(({ row, facts }): Violation => {
      const last = facts.at(-1) ?? '';
      const others = facts.slice(0, -1);
      const pointer = (fact: string) => `${row.pointer}/when${toPointer([fact])}`;
      const routes = routesWith(checked, row);
      return {
        message: {
          zh: `行 ${quote(row.id)} 对任何访客都不成立`,
          en: `row ${quote(row.id)} holds for no visitor`,
        },
        label:
          others.length === 0
            ? { zh: `${last} 从来不是这样`, en: `${last} is never so` }
            : {
                zh: `与 ${others.join(', ')} 不能同时成立`,
                en: `cannot be so together with ${others.join(', ')}`,
              },
        help: routes ?? { zh: '改正条件, 或删掉这一行', en: 'correct the conditions, or remove the row' },
        file: row.file,
        pointer: pointer(last),
        related: others.map((fact) => ({
          message: { zh: '另一个条件', en: 'the other condition' },
          file: row.file,
          pointer: pointer(fact),
        })),
      };
    }),
});

/** The routes where the outcomes of the row can occur, if it tests any. */
function routesWith({ config }: CheckedConfig, { when }: Row): Text | undefined {
  const asked = valuesNamedIn(when.outcome).filter((one) => one !== null);
  const isNot = typeof when.outcome === 'object' && when.outcome !== null && 'not' in when.outcome;
  if (asked.length === 0 || isNot) return undefined;
  const routes = Object.entries(config.routes.routes)
    .filter(([, { page }]) => outcomesByPage(config)[page]?.some((one) => asked.includes(one)))
    .map(([name]) => name);
  const [names, outcomes] = [list(routes), asked.map((one) => quote(one)).join(', ')];
  return {
    zh: `页面会以 ${outcomes} 结束的路由: ${names.zh}`,
    en: `routes whose page may finish with ${outcomes}: ${names.en}`,
  };
}

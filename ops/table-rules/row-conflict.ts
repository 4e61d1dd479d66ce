import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowLocator, rowsByName } from '../tables/row-references.ts';
import { quote } from '../text/text.ts';
import { twoRowsExample } from './row-examples.ts';

/** Two rows with the same conditions and different results. */
export const rowConflict = defineRule({
  code: 'row-conflict',
  severity: 'error',
  scope: 'table',
  doc: {
    what: { zh: '两行的条件相同，结果不同', en: 'two rows have the same conditions and different results' },
    why: {
      zh: '只有前一行生效，写后一行的人以为它生效',
      en: 'only the first decides, and who wrote the second believes that it does',
    },
    example: twoRowsExample(
      '{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }',
      '{ "id": "other", "when": { "succ_todo": 1 }, "go": "notFound" }',
    ),
  },
  needs: factFiles,
  run: (checked) =>
    verdictsIn(checked, 'repeats')
      .filter(({ row, first }) => row.result !== first.result)
      .map(({ row, first }): Violation => {
        const other = rowsByName(checked, [first]);
        return {
          message: {
            zh: `行 ${quote(row.id)} 与 ${other.zh} 条件相同, 结果不同`,
            en: `row ${quote(row.id)} has the conditions of ${other.en}, and another result`,
          },
          label: { zh: '轮不到它', en: 'its turn never comes' },
          help: { zh: '只留一行, 或让条件不同', en: 'keep one, or let their conditions differ' },
          ...rowLocator(row),
          related: relatedRows([first], () => ({ zh: '先生效的一行', en: 'the row that decides' })),
        };
      }),
});

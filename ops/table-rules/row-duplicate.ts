import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowLocator, rowsByName } from '../tables/row-references.ts';
import { quote } from '../text/text.ts';
import { twoRowsExample } from './row-examples.ts';

/** Two rows with the same conditions and the same result. */
export const rowDuplicate = defineRule({
  code: 'row-duplicate',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: { zh: '两行的条件和结果都相同', en: 'two rows have the same conditions and the same result' },
    why: {
      zh: '后一行没有作用；改了一行，另一行还在',
      en: 'the second does nothing, and stays behind when somebody changes the first',
    },
    example: twoRowsExample(
      '{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }',
      '{ "id": "again", "when": { "succ_todo": 1 }, "go": "thanks" }',
    ),
  },
  needs: factFiles,
  run: (checked) =>
    verdictsIn(checked, 'repeats')
      .filter(({ row, first }) => row.result === first.result)
      .map(({ row, first }): Violation => {
        const other = rowsByName(checked, [first]);
        return {
          message: {
            zh: `行 ${quote(row.id)} 与 ${other.zh} 条件和结果都相同`,
            en: `row ${quote(row.id)} has the conditions and the result of ${other.en}`,
          },
          label: { zh: '轮不到它', en: 'its turn never comes' },
          help: { zh: '删掉其中一行', en: 'remove one of them' },
          ...rowLocator(row),
          related: relatedRows([first], () => ({ zh: '先生效的一行', en: 'the row that decides' })),
        };
      }),
});

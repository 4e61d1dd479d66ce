import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { toPointer } from '../json/pointer.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowsByName } from '../tables/row-references.ts';
import { quote } from '../text/text.ts';
import { twoRowsExample } from './row-examples.ts';

/** A row that lists values which earlier rows take wholly: those values never come to it. */
export const rowPartlyShadowed = defineRule({
  code: 'row-partly-shadowed',
  severity: 'info',
  scope: 'table',
  doc: {
    what: { zh: '列表里有的值已被前面的行拿走', en: 'values of a list have been taken by earlier rows' },
    why: {
      zh: '对这些值它不生效；不影响其他值',
      en: 'for those it does not decide; the others are not concerned',
    },
    example: twoRowsExample(
      '{ "id": "low", "when": { "succ_todo": [0, 1] }, "go": "thanks" }',
      '{ "id": "middle", "when": { "succ_todo": [1, 2] }, "go": "notFound" }',
    ),
  },
  needs: factFiles,
  run: (checked) =>
    verdictsIn(checked, 'partlyShadowed').map(({ row, lost }): Violation => {
      const by = [...new Set(lost.flatMap((one) => one.by))];
      const values = lost.map(({ fact, value }) => `${fact} ${quote(value)}`).join(', ');
      const taking = rowsByName(checked, by);
      const [first] = lost;
      return {
        message: {
          zh: `行 ${quote(row.id)} 轮不到 ${values}: ${taking.zh} 先处理`,
          en: `row ${quote(row.id)} never gets ${values}: ${taking.en} ${by.length > 1 ? 'take' : 'takes'} it first`,
        },
        help: { zh: '从这一行删掉这些值, 或把它移到前面', en: 'take these values out, or move the row up' },
        file: row.file,
        pointer: `${row.pointer}/when${toPointer([first?.fact ?? '', first?.index ?? 0])}`,
        related: relatedRows(by, (one) =>
          one.result === row.result
            ? { zh: '先生效, 结果相同', en: 'decides first, with the same result' }
            : { zh: '先生效, 结果不同', en: 'decides first, with another result' },
        ),
      };
    }),
});

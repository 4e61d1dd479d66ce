import type { ConfigRule } from '../config/config-rule.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowsByName, spotOfRow } from '../tables/row-words.ts';
import { quote, type Text } from '../text/text.ts';

const remove: Text = { zh: '删掉其中一行', en: 'remove one of them' };
const decide: Text = { zh: '只留一行, 或让条件不同', en: 'keep one, or let their conditions differ' };

/** Two rows with the same conditions: `row-duplicate` where they say the same, `row-conflict` where they do not. */
export const rowDuplicate: ConfigRule = {
  needs: factFiles,
  check: (checked) =>
    verdictsIn(checked, 'repeats').map(({ row, first }): Finding => {
      const isSame = row.result === first.result;
      const other = rowsByName(checked, [first]);
      return {
        code: isSame ? 'row-duplicate' : 'row-conflict',
        severity: isSame ? 'warning' : 'error',
        message: isSame
          ? {
              zh: `行 ${quote(row.id)} 与 ${other.zh} 条件和结果都相同`,
              en: `row ${quote(row.id)} has the conditions and the result of ${other.en}`,
            }
          : {
              zh: `行 ${quote(row.id)} 与 ${other.zh} 条件相同, 结果不同`,
              en: `row ${quote(row.id)} has the conditions of ${other.en}, and another result`,
            },
        label: { zh: '轮不到它', en: 'its turn never comes' },
        help: isSame ? remove : decide,
        ...spotOfRow(row),
        related: relatedRows([first], () => ({ zh: '先生效的一行', en: 'the row that decides' })),
      };
    }),
};

import type { ConfigRule } from '../config/config-rule.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { toPointer } from '../json/pointer.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowsByName } from '../tables/row-words.ts';
import { quote } from '../text/text.ts';

/** A row that lists values which earlier rows take wholly: those values never come to it. */
export const rowPartlyShadowed: ConfigRule = {
  needs: factFiles,
  check: (checked) =>
    verdictsIn(checked, 'partlyShadowed').map(({ row, lost }): Finding => {
      const by = [...new Set(lost.flatMap((one) => one.by))];
      const values = lost.map(({ fact, value }) => `${fact} ${quote(value)}`).join(', ');
      const taking = rowsByName(checked, by);
      const [first] = lost;
      return {
        code: 'row-partly-shadowed',
        severity: 'info',
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
};

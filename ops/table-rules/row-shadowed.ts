import type { ConfigRule } from '../config/config-rule.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import { relatedRows, rowsByName, spotOfRow } from '../tables/row-words.ts';
import type { Row } from '../tables/tables-of.ts';
import { quote, type Text } from '../text/text.ts';

/** A row that earlier rows cover wholly, alone or together. */
export const rowShadowed: ConfigRule = {
  needs: factFiles,
  check: (checked) =>
    verdictsIn(checked, 'shadowed').map(({ row, by }): Finding => {
      const covering = rowsByName(checked, by);
      return {
        code: 'row-shadowed',
        severity: 'warning',
        message: {
          zh: `行 ${quote(row.id)} 永远不生效: ${covering.zh} 已全部覆盖`,
          en: `row ${quote(row.id)} never decides: ${covering.en} ${by.length > 1 ? 'cover' : 'covers'} all of it`,
        },
        help: wayOut(row, by),
        ...spotOfRow(row),
        related: relatedRows(by, (one) =>
          one.result === row.result
            ? { zh: '先生效, 结果相同', en: 'decides first, with the same result' }
            : { zh: '先生效, 结果不同', en: 'decides first, with another result' },
        ),
      };
    }),
};

function wayOut(row: Row, by: readonly Row[]): Text {
  const others = by.filter((one) => one.result !== row.result);
  const names = others.map(({ id }) => quote(id)).join(', ');
  return others.length === 0
    ? { zh: '结果相同, 可以删掉', en: 'the result is the same: it can go' }
    : {
        zh: `与 ${names} 结果不同: 移到它前面, 或改条件; 不要了就删掉`,
        en: `${names} ${others.length > 1 ? 'have' : 'has'} another result: move it before, change the conditions, or remove it`,
      };
}

import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { factFiles, verdictsIn } from '../tables/checked-tables.ts';
import type { Row } from '../tables/decision-tables.ts';
import { relatedRows, rowLocator, rowsByName } from '../tables/row-references.ts';
import { quote, type Text } from '../text/text.ts';
import { twoRowsExample } from './row-examples.ts';

/** A row that earlier rows cover wholly, alone or together. */
export const rowShadowed = defineRule({
  code: 'row-shadowed',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: {
      zh: '前面的行（一行或几行一起）已经全部覆盖这一行',
      en: 'earlier rows, alone or together, cover all of this one',
    },
    why: { zh: '它永远轮不到', en: 'its turn never comes' },
    example: twoRowsExample(
      '{ "id": "low", "when": { "succ_todo": [1, 2] }, "go": "thanks" }',
      '{ "id": "two", "when": { "succ_todo": 2 }, "go": "notFound" }',
    ),
  },
  needs: factFiles,
  run: (checked) =>
    verdictsIn(checked, 'shadowed').map(({ row, by }): Violation => {
      const covering = rowsByName(checked, by);
      return {
        message: {
          zh: `行 ${quote(row.id)} 永远不生效: ${covering.zh} 已全部覆盖`,
          en: `row ${quote(row.id)} never decides: ${covering.en} ${by.length > 1 ? 'cover' : 'covers'} all of it`,
        },
        help: wayOut(row, by),
        ...rowLocator(row),
        related: relatedRows(by, (one) =>
          one.result === row.result
            ? { zh: '先生效, 结果相同', en: 'decides first, with the same result' }
            : { zh: '先生效, 结果不同', en: 'decides first, with another result' },
        ),
      };
    }),
});

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

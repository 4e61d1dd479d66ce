import { containedBlocks } from '../config/contained-blocks.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { emptyRangesOf } from '../field-values/field-ranges.ts';
import { placedFields } from '../field-values/form-scopes.ts';
import { inRange, type RangeProblem } from '../field-values/range.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';

const amount = '{ "kind": "amount", "id": "amount", "min": 1000, "max": 50000, "step": 500 }';

/**
 * A range that no value, a single number, or not its own limit or start lies in: its field cannot be filled in, or asks
 * nothing (R-VALID).
 */
export const rangeEmpty = defineRule({
  code: 'range-empty',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '范围里没有值：最小大于最大，最早晚于最晚，或步长到不了最大值或初始值；或数字、金额只有一个值可填',
      en: 'a range without values: min over max, from after until, or a step that misses max or the start; or a number or amount of a single value',
    },
    why: {
      zh: '访客怎么填都不对，或选不到写着的最大值',
      en: 'whatever the visitor enters is refused, or the largest value that is promised cannot be chosen',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: `"fields": [ ${amount},`,
      bad: `"fields": [ ${amount.replace('1000', '60000')},`,
    },
  },
  run: (project) => [
    ...filesOf(project, 'forms').flatMap(({ file, value }) =>
      placedFields(value).flatMap(({ field, pointer }) =>
        emptyRangesOf(field).map(({ key, ...texts }) => ({ ...texts, file, pointer: `${pointer}/${key}` })),
      ),
    ),
    ...filesOf(project, 'pages').flatMap(({ file, value }) =>
      calculators(value).flatMap(({ block, path }) =>
        ranges.flatMap((name) => inRange(member(block, name)).map((one) => at(one, file, [...path, name]))),
      ),
    ),
  ],
});

type Path = readonly (string | number)[];

const at = ({ key, ...texts }: RangeProblem, file: string, path: Path): Violation => ({
  ...texts,
  file,
  pointer: `${toPointer([...path])}/${key}`,
});

const ranges = ['amount', 'annualRate', 'fee'];

/** The calculators of a page, also inside of sections, tabs and popups. */
function calculators(page: unknown): { block: unknown; path: Path }[] {
  const found: { block: unknown; path: Path }[] = [];
  const look = (blocks: unknown, path: Path) => {
    for (const [index, block] of itemsOf(blocks).entries()) {
      const here = [...path, index];
      if (member(block, 'type') === 'calculator') found.push({ block, path: here });
      for (const { blocks: inner, keys } of containedBlocks(block)) look(inner, [...here, ...keys]);
    }
  };
  look(member(page, 'body'), ['body']);
  return found;
}

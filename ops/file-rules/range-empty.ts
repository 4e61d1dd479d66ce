import { containedBlocks } from '../config/contained-blocks.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { Text } from '../text/text.ts';

const amount = '{ "kind": "amount", "id": "amount", "min": 1000, "max": 50000, "step": 500 }';

/** A range that no value, or not its own limit or start, lies in: its field cannot be filled in (R-VALID). */
export const rangeEmpty = defineRule({
  code: 'range-empty',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '范围里没有值：最小大于最大，最早晚于最晚，或步长到不了最大值或初始值',
      en: 'a range without values: min over max, from after until, or a step that misses max or the start',
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
      itemsOf(member(value, 'fields')).flatMap((field, index) =>
        inField(field).map((one) => at(one, file, ['fields', index])),
      ),
    ),
    ...filesOf(project, 'pages').flatMap(({ file, value }) =>
      calculators(value).flatMap(({ block, path }) =>
        ranges.flatMap((name) => inRange(member(block, name)).map((one) => at(one, file, [...path, name]))),
      ),
    ),
  ],
});

interface Problem {
  key: string;
  message: Text;
  help: Text;
}
type Path = readonly (string | number)[];

const at = ({ key, ...texts }: Problem, file: string, path: Path): Violation => ({
  ...texts,
  file,
  pointer: `${toPointer([...path])}/${key}`,
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function inField(field: unknown): Problem[] {
  const kind = member(field, 'kind');
  if (kind === 'date') return inDates(field);
  if (kind !== 'amount' && kind !== 'number') return [];
  const limits = inRange(field);
  const decimals = member(field, 'decimals');
  if (limits.length === 0 && kind === 'amount') return inQuickAmounts(field);
  if (limits.length > 0 || kind === 'amount' || !isNumber(decimals)) return limits;
  return ['min', 'max'].flatMap((key) => {
    const value = member(field, key);
    return isNumber(value) && !isOnGrid(value, 10 ** -decimals)
      ? [tooManyDecimals(key, value, decimals)]
      : [];
  });
}

/** Amounts that a press would choose and the field would refuse. */
function inQuickAmounts(field: unknown): Problem[] {
  const [min, max, step] = ['min', 'max', 'step'].map((key) => member(field, key));
  if (!isNumber(min) || !isNumber(max) || !isNumber(step) || step <= 0) return [];
  return itemsOf(member(field, 'quick')).flatMap((yuan, at): Problem[] => {
    if (!isNumber(yuan) || (yuan >= min && yuan <= max && isOnGrid(yuan - min, step))) return [];
    return [
      {
        key: `quick/${at}`,
        message: {
          zh: `${yuan} 不是这个字段能填的金额`,
          en: `${yuan} is no amount that the field accepts`,
        },
        help: {
          zh: `写 ${min} 到 ${max} 之间、步长 ${step} 的金额`,
          en: `write an amount from ${min} to ${max} in steps of ${step}`,
        },
      },
    ];
  });
}

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

/** Whether a value is a whole number of steps; steps such as 0.1 have no exact number. */
function isOnGrid(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** What is wrong with `min`, `max`, `most`, `step` and `start`; the first of it, because the rest follows. */
function inRange(range: unknown): Problem[] {
  const [min, max, most, step, start] = ['min', 'max', 'most', 'step', 'start'].map((key) =>
    member(range, key),
  );
  if (!isNumber(min) || !isNumber(max)) return [];
  if (min > max) return [over('max', ['最小', 'min', min], ['最大', 'max', max])];
  if (isNumber(most) && most < max) return [over('most', ['最大', 'max', max], ['手工最大', 'most', most])];
  if (isNumber(step) && step > 0 && !isOnGrid(max - min, step)) return [missed('step', min, step, max)];
  if (!isNumber(start)) return [];
  if (start < min || start > (isNumber(most) ? most : max)) return [outside(start, min, max)];
  return isNumber(step) && step > 0 && !isOnGrid(start - min, step)
    ? [missed('start', min, step, start)]
    : [];
}

function inDates(field: unknown): Problem[] {
  const [from, until] = [member(field, 'from'), member(field, 'until')];
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  const last = until === 'today' ? new Date().toISOString().slice(0, 10) : until;
  // Dates compare as text.
  if (!/^\d{4}-/.test(from) || from <= last) return [];
  return [over(until === 'today' ? 'from' : 'until', ['最早', 'from', from], ['最晚', 'until', until])];
}

type Limit = [zh: string, key: string, value: number | string];
const over = (key: string, [zh, name, value]: Limit, [otherZh, otherName, limit]: Limit): Problem => ({
  key,
  message: {
    zh: `${zh} ${value} 超过了${otherZh} ${limit}: 没有可填的值`,
    en: `${name} ${value} is over ${otherName} ${limit}: no value fits`,
  },
  help: { zh: `改正 ${name} 或 ${otherName}`, en: `correct ${name} or ${otherName}` },
});

const missed = (key: string, min: number, step: number, value: number): Problem => ({
  key,
  message: {
    zh: `从 ${min} 起每步 ${step}, 到不了 ${value}`,
    en: `steps of ${step} from ${min} never reach ${value}`,
  },
  help: { zh: '让差是步长的整数倍', en: 'make the difference a whole number of steps' },
});

const outside = (start: number, min: number, max: number): Problem => ({
  key: 'start',
  message: {
    zh: `初始值 ${start} 不在 ${min} 到 ${max} 之间`,
    en: `the start ${start} is not between ${min} and ${max}`,
  },
  help: { zh: '改成范围内的值', en: 'write one within the range' },
});

const tooManyDecimals = (key: string, value: number, decimals: number): Problem => ({
  key,
  message: {
    zh: `${value} 的小数超过 ${decimals} 位, 填不进去`,
    en: `${value} has more than ${decimals} decimals, so it cannot be entered`,
  },
  help: { zh: `改 ${key} 或 decimals`, en: `correct ${key} or decimals` },
});

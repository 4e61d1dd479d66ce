import { member } from '../json/json-values.ts';
import type { Text } from '../text/text.ts';

/** What is wrong with a range, at a key of it. */
export interface RangeProblem {
  key: string;
  message: Text;
  help: Text;
}
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether a value is a whole number of steps; steps such as 0.1 have no exact number. */
export function isOnGrid(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** What is wrong with `min`, `max`, `most`, `step` and `start`; the first of it, because the rest follows. */
export function inRange(range: unknown): RangeProblem[] {
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

type Value = number | string;
export type Limit = [zh: string, key: string, value: Value];
/** A least value over the largest. */
export const over = (
  key: string,
  [zh, name, value]: Limit,
  [otherZh, otherName, limit]: Limit,
): RangeProblem => ({
  key,
  message: {
    zh: `${zh} ${value} 超过了${otherZh} ${limit}: 没有可填的值`,
    en: `${name} ${value} is over ${otherName} ${limit}: no value fits`,
  },
  help: { zh: `改正 ${name} 或 ${otherName}`, en: `correct ${name} or ${otherName}` },
});

/** Steps that do not reach a value. */
export const missed = (key: string, min: Value, step: Value, value: Value): RangeProblem => ({
  key,
  message: {
    zh: `从 ${min} 起每步 ${step}, 到不了 ${value}`,
    en: `steps of ${step} from ${min} never reach ${value}`,
  },
  help: { zh: '让差是步长的整数倍', en: 'make the difference a whole number of steps' },
});

const outside = (start: number, min: number, max: number): RangeProblem => ({
  key: 'start',
  message: {
    zh: `初始值 ${start} 不在 ${min} 到 ${max} 之间`,
    en: `the start ${start} is not between ${min} and ${max}`,
  },
  help: { zh: '改成范围内的值', en: 'write one within the range' },
});

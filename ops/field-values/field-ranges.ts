import { itemsOf, member } from '../json/json-values.ts';
import { inRange, isNumber, isOnGrid, missed, over, type RangeProblem } from './range.ts';

/** What is wrong with the range of a field: no answer, or not its own limit, lies in it. */
export function emptyRangesOf(field: unknown): RangeProblem[] {
  const kind = member(field, 'kind');
  if (kind === 'date' || kind === 'dateRange') return inDates(field, kind === 'dateRange');
  if (kind === 'time') return inTimes(field);
  if (kind === 'choices') return inCounts(field);
  if (kind === 'group') return inRange(field);
  if (kind !== 'amount' && kind !== 'number') return [];
  const limits = [...inRange(field), ...inLoneValue(field)];
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

/** A field that takes one number asks nothing; its visitors meet an error at every other. */
function inLoneValue(field: unknown): RangeProblem[] {
  const [min, max] = [member(field, 'min'), member(field, 'max')];
  if (!isNumber(min) || min !== max) return [];
  return [
    {
      key: 'max',
      message: {
        zh: `最小和最大都是 ${min}: 访客只能填这一个数`,
        en: `the least and the largest are both ${min}: visitors can enter no other number`,
      },
      help: { zh: '把最大改大, 或把最小改小', en: 'raise max, or lower min' },
    },
  ];
}

/** Amounts that a press would choose and the field would refuse. */
function inQuickAmounts(field: unknown): RangeProblem[] {
  const [min, max, step] = ['min', 'max', 'step'].map((key) => member(field, key));
  if (!isNumber(min) || !isNumber(max) || !isNumber(step) || step <= 0) return [];
  return itemsOf(member(field, 'quick')).flatMap((yuan, at): RangeProblem[] => {
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

function inDates(field: unknown, isRange: boolean): RangeProblem[] {
  const [from, until] = [member(field, 'from'), member(field, 'until')];
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  const dayOf = (day: string) => (day === 'today' ? new Date().toISOString().slice(0, 10) : day);
  const [least, most] = [dayOf(from), dayOf(until)];
  // Dates compare as text.
  if (/^\d{4}-/.test(least) && least > most)
    return [over(until === 'today' ? 'from' : 'until', ['最早', 'from', from], ['最晚', 'until', until])];
  return isRange ? inNights(field, least, most) : [];
}

/** How many nights a range of dates may and can have. */
function inNights(field: unknown, least: string, most: string): RangeProblem[] {
  const [fewest, largest] = [member(field, 'leastNights') ?? 1, member(field, 'mostNights')];
  if (isNumber(fewest) && isNumber(largest) && fewest > largest)
    return [over('mostNights', ['最少', 'leastNights', fewest], ['最多', 'mostNights', largest])];
  const days = (Date.parse(most) - Date.parse(least)) / 86_400_000;
  if (!isNumber(fewest) || Number.isNaN(days) || fewest <= days) return [];
  return [
    {
      key: 'until',
      message: {
        zh: `最早到最晚只有 ${days} 晚, 而至少要 ${fewest} 晚`,
        en: `from and until have ${days} nights between them, and at least ${fewest} are asked for`,
      },
      help: { zh: '改正 until 或 leastNights', en: 'correct until or leastNights' },
    },
  ];
}

/** Times compare as text. Those of the list begin with the earliest, so a step may miss the latest. */
function inTimes(field: unknown): RangeProblem[] {
  const [from, until, step] = ['from', 'until', 'step'].map((key) => member(field, key));
  if (typeof from !== 'string' || typeof until !== 'string') return [];
  if (from > until) return [over('until', ['最早', 'from', from], ['最晚', 'until', until])];
  const minutes = minutesOf(until) - minutesOf(from);
  if (!isNumber(step) || step <= 0 || Number.isNaN(minutes) || minutes % step === 0) return [];
  return [missed('step', from, step, until)];
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
};

/** How many options may be chosen, and how many there are. */
function inCounts(field: unknown): RangeProblem[] {
  const [atLeast, atMost] = [member(field, 'atLeast'), member(field, 'atMost')];
  const options = itemsOf(member(field, 'options')).length;
  if (isNumber(atLeast) && isNumber(atMost) && atLeast > atMost)
    return [over('atMost', ['最少', 'atLeast', atLeast], ['最多', 'atMost', atMost])];
  if (!isNumber(atLeast) || atLeast <= options) return [];
  return [
    {
      key: 'atLeast',
      message: {
        zh: `要选 ${atLeast} 项, 却只有 ${options} 项`,
        en: `asks for ${atLeast} options and has ${options}`,
      },
      help: { zh: '改小 atLeast, 或再加选项', en: 'lower atLeast, or add options' },
    },
  ];
}

const tooManyDecimals = (key: string, value: number, decimals: number): RangeProblem => ({
  key,
  message: {
    zh: `${value} 的小数超过 ${decimals} 位, 填不进去`,
    en: `${value} has more than ${decimals} decimals, so it cannot be entered`,
  },
  help: { zh: `改 ${key} 或 decimals`, en: `correct ${key} or decimals` },
});

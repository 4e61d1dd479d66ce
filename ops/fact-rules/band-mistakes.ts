import type { AnswerFact } from '../../schemas/index.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { emptyRangesOf } from '../field-values/field-ranges.ts';
import { member } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';
import type { BandScale } from './answer-domain.ts';

type Band = NonNullable<AnswerFact['bands']>[number];
type Found = Pick<Violation, 'message' | 'help' | 'pointer'>;

const limits: Record<BandScale, Text & { isLimit(below: unknown): boolean }> = {
  number: { zh: '数字', en: 'a number', isLimit: (below) => typeof below === 'number' },
  day: { zh: '日期，如 "2027-03-31"', en: 'a day such as "2027-03-31"', isLimit: isDay },
  month: { zh: '年月，如 "2027-03"', en: 'a month such as "2027-03"', isLimit: isMonth },
};

function isDay(below: unknown): boolean {
  return typeof below === 'string' && below.length === '2027-03-31'.length;
}
function isMonth(below: unknown): boolean {
  return typeof below === 'string' && below.length === '2027-03'.length;
}

/** Every answer is in exactly one band: the limits rise, and the last band has none. Some answer is in each. */
export function bandMistakes(bands: readonly Band[], scale: BandScale, field: unknown): Found[] {
  const mistakes = bands.flatMap((_, at): Found[] => {
    const message = mistakeOf(bands, at, scale);
    return message ? [{ pointer: `/bands/${at}`, message, help: wayOut }] : [];
  });
  return mistakes.length > 0 ? mistakes : emptyBands(bands, field);
}

/** The bands in which no answer of the field can be: a row for one of them would never hold. */
function emptyBands(bands: readonly Band[], field: unknown): Found[] {
  // A range without any answer is a finding by itself.
  if (emptyRangesOf(field).length > 0) return [];
  const { least, most } = answerLimitsOf(field);
  return bands.flatMap(({ value, below }, at): Found[] => {
    const from = bands[at - 1]?.below;
    const isUnder = least !== undefined && below !== undefined && below <= least;
    const isOver = most !== undefined && from !== undefined && from > most;
    if (!isUnder && !isOver) return [];
    const [zh, en] = isUnder
      ? [`从 ${least} 起`, `begin with ${least}`]
      : [`到 ${most} 为止`, `end with ${most}`];
    return [
      {
        pointer: `/bands/${at}`,
        message: {
          zh: `没有答案在 ${quote(value)} 里：字段的答案${zh}`,
          en: `no answer is in ${quote(value)}: those of the field ${en}`,
        },
        help: {
          zh: '改正各段的 below，或字段的范围',
          en: 'correct `below` of the bands, or the range of the field',
        },
      },
    ];
  });
}

/** The least and the largest answer of a field, where it names them: a number, or a day or month as text. */
function answerLimitsOf(field: unknown): { least?: number | string; most?: number | string } {
  const limit = (...keys: string[]) => keys.map((key) => member(field, key)).find((one) => one !== undefined);
  const [least, most] =
    member(field, 'kind') === 'rating'
      ? [1, limit('max')]
      : member(field, 'kind') === 'date'
        ? [limit('from'), limit('until')].map((day) => (day === 'today' ? undefined : day))
        : [limit('min'), limit('most', 'max')];
  const isLimit = (one: unknown) => typeof one === 'number' || typeof one === 'string';
  return { ...(isLimit(least) && { least }), ...(isLimit(most) && { most }) };
}

const wayOut: Text = {
  zh: '从小到大写，每段一个 below，最后一段不写',
  en: 'write them from the least on, each with `below`, the last one without',
};

function mistakeOf(bands: readonly Band[], at: number, scale: BandScale): Text | null {
  const { value, below } = bands[at] as Band;
  if (bands.findIndex((one) => one.value === value) < at)
    return { zh: `${quote(value)} 写了两次`, en: `${quote(value)} is written twice` };
  const isLast = at === bands.length - 1;
  if (below === undefined)
    return isLast ? null : { zh: `${quote(value)} 没有 below`, en: `${quote(value)} has no \`below\`` };
  if (isLast)
    return {
      zh: `最后一段 ${quote(value)} 有 below，更大的答案不在任何一段`,
      en: `the last band ${quote(value)} has \`below\`: larger answers are in none`,
    };
  const { zh, en, isLimit } = limits[scale];
  if (!isLimit(below))
    return { zh: `${quote(value)} 的 below 要${zh}`, en: `\`below\` of ${quote(value)} takes ${en}` };
  const before = bands[at - 1]?.below;
  if (before !== undefined && !(before < below))
    return {
      zh: `${quote(value)} 的 below 不大于前一段的`,
      en: `\`below\` of ${quote(value)} is not above that of the band before`,
    };
  return null;
}

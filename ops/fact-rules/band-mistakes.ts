import type { AnswerFact } from '../../schemas/index.ts';
import type { Violation } from '../diagnostics/finding.ts';
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

/** Every answer is in exactly one band: the limits rise, and the last band has none. */
export const bandMistakes = (bands: readonly Band[], scale: BandScale): Found[] =>
  bands.flatMap((_, at) => {
    const message = mistakeOf(bands, at, scale);
    return message ? [{ pointer: `/bands/${at}`, message, help: wayOut }] : [];
  });

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

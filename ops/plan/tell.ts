import { type Language, quote, spaced } from '../text.ts';
import type { PageDifference } from './pages.ts';
import type { EditTold } from './place.ts';
import type { Extent } from './plan.ts';
import { type AxisName, axisNames } from './space.ts';
import { valueWord } from './value-words.ts';
import { leftOutOf, type Who } from './who.ts';
import { axisWords, grouped, kindWords, pageWords } from './words.ts';

/** Names that are listed before the rest is counted. */
const mostNames = 6;
const mostProducts = 3;
/** Names that are listed as left out, where all others are meant. */
const mostLeftOut = 3;

/** `definitions/cities.json:104:9 cities rules … 4 → 5` */
export function editText(
  { file, line, column, side, what, kind, before, after }: EditTold,
  lang: Language,
): string {
  const where = `${file}:${line}:${column}${side === 'before' ? ' (BASE)' : ''}`;
  const whole = before === undefined ? after : before;
  const values =
    kind === 'changed'
      ? `${valueText(before)} → ${valueText(after)}`
      : [kindWords[kind][lang], ...(kind === 'moved' ? [] : [valueText(whole)])].join(' ');
  return `${where} ${what} ${values}`;
}

const valueText = (value: unknown): string => (value === undefined ? '-' : quote(value));

/** The sets of an extent; what is long is counted here, and complete in JSON. */
export function whoText(who: Extent, lang: Language): string[] {
  if (!('anyOf' in who)) return [productText(who, lang)];
  const shown = [...who.anyOf].sort((a, b) => b.count - a.count).slice(0, mostProducts);
  const rest = who.anyOf.length - shown.length;
  const more = lang === 'zh' ? `还有 ${rest} 组，见 --json` : `${rest} more sets, see --json`;
  const lines = shown.map((one) => `${productText(one, lang)} (${grouped(one.count)})`);
  return rest > 0 ? [...lines, more] : lines;
}

/** How axes and their values are called; the console knows more names than a command has room for. */
export interface AxisWords {
  axis(axis: AxisName, lang: Language): string;
  value(axis: AxisName, name: string, lang: Language): string;
}
const plainWords: AxisWords = { axis: (axis, lang) => axisWords[axis][lang], value: valueWord };

export function productText(who: Who, lang: Language, words: AxisWords = plainWords): string {
  const sets = axisNames.flatMap((name) => {
    const names = who[name];
    return names ? [setText(name, names, lang, words)] : [];
  });
  return sets.length > 0 ? sets.join(' × ') : lang === 'zh' ? '所有访客' : 'every visitor';
}

/** `渠道 5265, 5611`; where all but few are meant, those few. */
export function setText(
  axis: AxisName,
  names: readonly string[],
  lang: Language,
  words: AxisWords = plainWords,
): string {
  const of = words.axis(axis, lang);
  const worded = (some: readonly string[]) =>
    some.map((name) => words.value(axis, name, lang)).join(lang === 'zh' ? '、' : ', ');
  if (names.length <= mostNames) return `${of} ${worded(names)}`;
  const others = leftOutOf(names) ?? [];
  if (others.length > 0 && others.length <= mostLeftOut)
    return lang === 'zh'
      ? `除 ${worded(others)} 外的所有${spaced(of).trimEnd()}`
      : `all ${of} but ${worded(others)}`;
  const shown = worded(names.slice(0, 3));
  return lang === 'zh'
    ? `${of} ${shown} 等 ${names.length} 个${of}`
    : `${of} ${shown} and ${names.length - 3} more ${of}`;
}

export const pageText = ({ what, at, before, after }: PageDifference, lang: Language): string =>
  `${pageWords[what][lang]} ${at}${lang === 'zh' ? '：' : ': '}${before ?? '-'} → ${after ?? '-'}`;

import type { WordedFacts } from '../conditions/fact-words.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import type { Extent } from '../plan/plan.ts';
import { type AxisName, noChannelName, unlistedChannelName } from '../situations/situation-space.ts';
import { excludedNamesOf, namesIn, restrictedAxesOf, type VisitorSet } from '../situations/visitor-set.ts';
import { type Language, spaced } from '../text/text.ts';
import { countedAxis, groupDigits, pageWords } from './plan-words.ts';
import { namesItsAxis, valueWord } from './value-words.ts';

/** The number of names that are listed before the rest is counted. */
const mostNames = 6;
const mostProducts = 3;
/** The number of names that are shown of many. */
const mostShown = 3;
/** The number of excluded names that are listed instead of all included ones. */
const mostLeftOut = 3;

/** The sets of an extent; long ones are counted here and complete in JSON. */
export function extentText(who: Extent, lang: Language, words: AxisWords): string[] {
  if (!('anyOf' in who)) return [productText(who, lang, words)];
  const shown = [...who.anyOf].sort((a, b) => b.count - a.count).slice(0, mostProducts);
  const rest = who.anyOf.length - shown.length;
  const more = lang === 'zh' ? `还有 ${rest} 组，见 --json` : `${rest} more sets, see --json`;
  const lines = shown.map((one) => `${productText(one, lang, words)} (${groupDigits(one.count)})`);
  return rest > 0 ? [...lines, more] : lines;
}

/** The words for axes and their values; the console uses more names than a command. */
export interface AxisWords {
  /** @param count - of how many; left out: of several */
  axis(axis: AxisName, lang: Language, count?: number): string;
  value(axis: AxisName, name: string, lang: Language): string;
}
/** The words that have the names of the config unchanged. */
export const plainWordsOf = (facts: WordedFacts): AxisWords => ({
  axis: (axis, lang, count) => countedAxis(axis, lang, facts, count),
  value: (axis, name, lang) => valueWord(axis, name, lang, facts),
});

export function productText(who: VisitorSet, lang: Language, words: AxisWords): string {
  const sets = restrictedAxesOf(who).map((name) => setText(name, namesIn(who, name) ?? [], lang, words));
  return sets.length > 0 ? sets.join(' × ') : lang === 'zh' ? '所有访客' : 'every visitor';
}

/** `渠道 5265, 5611`; where few are excluded, the excluded ones. */
export function setText(axis: AxisName, names: readonly string[], lang: Language, words: AxisWords): string {
  const of = words.axis(axis, lang, names.length);
  const worded = (some: readonly string[]) =>
    some.map((name) => words.value(axis, name, lang)).join(lang === 'zh' ? '、' : ', ');
  if (names.every((name) => namesItsAxis(axis, name))) return worded(names);
  if (names.length <= mostNames) return `${of} ${worded(names)}`;
  const others = excludedNamesOf(names) ?? [];
  if (others.length > 0 && others.length <= mostLeftOut)
    return lang === 'zh'
      ? `除 ${worded(others)} 外的所有${spaced(of).trimEnd()}`
      : `all ${of} but ${worded(others)}`;
  // Visitors of an unlisted channel, or of none, are no further channel.
  const isListed = (name: string) => name !== unlistedChannelName && name !== noChannelName;
  const listed = axis === 'channel' ? names.filter(isListed) : names;
  const shown = worded(listed.slice(0, mostShown));
  const rest = names.filter((name) => !listed.includes(name)).map((name) => words.value(axis, name, lang));
  return lang === 'zh'
    ? [`${of} ${shown} 等 ${groupDigits(listed.length)} 个${of}`, ...rest].join('、')
    : [`${of} ${shown} and ${groupDigits(listed.length - mostShown)} more ${of}`, ...rest].join(', ');
}

export const pageText = ({ what, at, before, after }: PageDifference, lang: Language): string =>
  `${pageWords[what][lang]} ${at}${lang === 'zh' ? '：' : ': '}${before ?? '-'} → ${after ?? '-'}`;

import { type Language, quote } from '../text.ts';
import type { PageDifference } from './pages.ts';
import type { EditTold } from './place.ts';
import type { Extent } from './plan.ts';
import { axisNames } from './space.ts';
import type { Who } from './who.ts';
import { axisWords, grouped, kindWords, pageWords } from './words.ts';

/** Names that are listed before the rest is counted. */
const mostNames = 6;
const mostProducts = 3;

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

function productText(who: Who, lang: Language): string {
  const sets = axisNames.flatMap((name) => {
    const names = who[name];
    return names ? [`${axisWords[name][lang]} ${namesText(names, axisWords[name][lang], lang)}`] : [];
  });
  return sets.length > 0 ? sets.join(' × ') : lang === 'zh' ? '所有访客' : 'every visitor';
}

function namesText(names: readonly string[], of: string, lang: Language): string {
  if (names.length <= mostNames) return names.join(', ');
  const shown = names.slice(0, 3).join(', ');
  return lang === 'zh'
    ? `${shown} 等 ${names.length} 个${of}`
    : `${shown} and ${names.length - 3} more ${of}`;
}

export const pageText = ({ what, at, before, after }: PageDifference, lang: Language): string =>
  `${pageWords[what][lang]} ${at}: ${before ?? '-'} → ${after ?? '-'}`;

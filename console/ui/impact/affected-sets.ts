import { productText } from '../../../ops/wording/extent-text.ts';
import { axisWordsOf } from '../../../ops/wording/visitor-words.ts';
import type { DisplayNames, Language, ReportedRisk } from '../../api/index.ts';

type Extent = ReportedRisk['who'];
type Who = Exclude<Extent, { anyOf: unknown }>;

export interface AffectedSet {
  text: string;
  count: number | null;
  /** The sets of visitors that the text does not name in full. */
  names: { axis: string; names: string[] }[];
}

/** More names than these are only counted in the text. */
const mostNames = 6;

/** The affected visitors, the largest set first, with the names of those that the text only counts. */
export function affectedSets(who: Extent, language: Language, names: DisplayNames | null): AffectedSet[] {
  if (!('anyOf' in who)) return [affectedSet(who, null, language, names)];
  return [...who.anyOf]
    .sort((a, b) => b.count - a.count)
    .map(({ count, ...one }) => affectedSet(one, count, language, names));
}

function affectedSet(
  who: Who,
  count: number | null,
  language: Language,
  displayNames: DisplayNames | null,
): AffectedSet {
  const words = axisWordsOf(displayNames);
  const names = Object.entries(who)
    .filter(([, all]) => all.length > mostNames)
    .map(([axis, all]) => ({
      axis: words.axis(axis, language),
      names: all.map((name) => words.value(axis, name, language)),
    }));
  return { text: productText(who, language, words), count, names };
}

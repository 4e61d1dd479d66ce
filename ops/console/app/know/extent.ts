import { productText } from '../../../plan/tell.ts';
import { valueWord } from '../../../plan/value-words.ts';
import { axisWords } from '../../../plan/words.ts';
import type { Language, RiskTold } from '../../api.ts';

type Extent = RiskTold['who'];
type Who = Exclude<Extent, { anyOf: unknown }>;

export interface Product {
  text: string;
  count: number | null;
  /** The sets that the text does not name in full. */
  names: { axis: string; names: string[] }[];
}

/** More names than these are counted in the text. */
const mostNames = 6;

/** Who is meant, the most first; what the text counts, by name. */
export function productsOf(who: Extent, language: Language): Product[] {
  if (!('anyOf' in who)) return [toldProduct(who, null, language)];
  return [...who.anyOf]
    .sort((a, b) => b.count - a.count)
    .map(({ count, ...one }) => toldProduct(one, count, language));
}

function toldProduct(who: Who, count: number | null, language: Language): Product {
  const names = (Object.entries(who) as [keyof typeof axisWords, string[]][])
    .filter(([, all]) => all.length > mostNames)
    .map(([axis, all]) => ({
      axis: axisWords[axis][language],
      names: all.map((name) => valueWord(axis, name, language)),
    }));
  return { text: productText(who, language), count, names };
}

import { navigationSchema } from '../../schemas/config/navigation.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Language, Text } from '../text/text.ts';
import { choiceNamesOf } from './described.ts';
import { isFlag } from './flag-labels.ts';
import { fieldLabel } from './known-schemas.ts';
import { flagText } from './visitor-words.ts';

/** The words for effects, as their schema names them. */
const effects: ReadonlyMap<string, Text> = new Map([
  ...[...choiceNamesOf(navigationSchema.properties.rules.items.properties.do.items)].map(
    ([id, { label }]) =>
      [id, { ...label, en: label.en.charAt(0).toLowerCase() + label.en.slice(1) }] as const,
  ),
  ['keepQuery', { zh: '保留网址参数', en: 'keeps the query' }],
]);

/** The words for one effect. */
export const effectText = (id: string, language: Language): string => effects.get(id)?.[language] ?? id;

/** Replaces ids of flags and effects by words: `succ_todo 4`, `rememberLogin /login`. */
export function replaceIds(text: string, names: DisplayNames | null, language: Language): string {
  const flags = text.replace(/\b(\w+) (\d+)\b/g, (whole, flag: string, digit: string) =>
    isFlag(names, flag) ? flagText(names, flag, digit, language) : whole,
  );
  const worded = flags.replace(/(?<=[ (])([a-z]\w+)(?=[ ,)])/g, (whole) => effectText(whole, language));
  // Texts of plan and explain for both languages have English punctuation.
  if (language === 'en') return worded;
  return worded.replace(/ \(([^()]*)\)/g, '（$1）').replace(/(?<=[）\u4e00-\u9fff]), /g, '，');
}

/** Replaces the keys of a brand by their labels in the sources of its fields. */
export const replaceBrandFields = (text: string, language: Language): string =>
  text.replace(
    /(?<=^|[,;；、] ?)[a-z]+[A-Za-z]*(?=[,:、：])/g,
    (key) => fieldLabel('brands.json', ['brands', '*', key])[language],
  );

import { languageName } from '../../../ops/languages/language-name.ts';
import type { Language } from '../../api/index.ts';
import type { Option } from '../fields/filter-options.ts';

/** The languages that are offered by name; any other is typed as its tag. */
const offered: readonly string[] = (
  'zh-CN zh-TW zh-HK en en-GB en-US ja ko vi th id ms fil km lo my hi bn ur ta si ne mn kk uz ar fa he tr ru uk pl cs ro ' +
  'el hu de fr es pt pt-BR it nl sv sw'
).split(' ');

/** The languages that a site lacks, by the operator's name and by their own. */
export const languageOptions = (has: readonly string[], language: Language): Option[] =>
  offered
    .filter((tag) => !has.includes(tag))
    .map((tag) => {
      const own = languageName(tag, tag);
      const label = languageName(tag, language);
      return { value: tag, label, ...(own !== label && { about: own }) };
    });

/** The tag that a text names: by itself, or as the name of a language; null where there is none. */
export function tagOf(text: string, options: readonly Option[]): string | null {
  const plain = text.trim();
  const same = (one: string | undefined) => one?.toLowerCase() === plain.toLowerCase();
  const named = options.find(({ value, label, about }) => same(value) || same(label) || same(about));
  if (named) return named.value;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(plain);
    // What no browser knows by name is a word, and no tag.
    return languageName(tag, 'en') === tag ? null : tag;
  } catch {
    return null;
  }
}

import {
  defaultMessages,
  defaultPlurals,
  shippedLanguageOf,
} from '../../schemas/defaults/default-messages.ts';
import { countedMessages, pluralCategories } from '../../schemas/index.ts';
import { defaultPageTexts } from '../default-files/default-page-messages.ts';
import { isObject, member } from '../json/json-values.ts';
import { categoriesOf } from '../language-rules/plural-forms.ts';
import { untranslatedMark } from '../languages/shown-messages.ts';

/** What messages.json has to say of a message: one text, its forms by a number, or either for each language of the site. */
export type MessageEntry = string | Record<string, unknown>;

/**
 * The entries that messages.json lacks, by id: the text of a language that ships, with a mark where it has to be translated.
 * @param shown - ids of the messages that the code may show
 * @param written - the messages as the file has them
 * @param languages - of the site, the default first; one alone, or several
 * @param source - a language in which texts ship, to translate from
 */
export function missingMessages(
  shown: readonly string[],
  written: unknown,
  languages: readonly string[],
  source: string,
): Record<string, MessageEntry> {
  const own = new Map(languages.map((language) => [language, textsThatShip(language)]));
  const textIn = (language: string, id: string): MessageEntry => {
    const shipped = shippedLanguageOf(language) !== undefined;
    const text = own.get(language)?.[id] ?? `${untranslatedMark}${textsThatShip(source)[id] ?? id}`;
    return isCounted(id) ? formsOf(id, text, language, shipped ? language : source, shipped) : text;
  };
  const [only = '', ...others] = languages;
  const entryOf = (id: string): MessageEntry | undefined => {
    const entry = member(written, id);
    if (entry === undefined) {
      if (languages.every((language) => own.get(language)?.[id] !== undefined)) return undefined;
      if (others.length === 0) return textIn(only, id);
      return Object.fromEntries(languages.map((language) => [language, textIn(language, id)]));
    }
    // A text that is written once is for all languages, and one with forms by a number is left as it is.
    if (others.length === 0 || !isObject(entry) || isForms(entry)) return undefined;
    const lacking = languages.filter((language) => !Object.hasOwn(entry, language));
    return lacking.length === 0
      ? undefined
      : { ...entry, ...Object.fromEntries(lacking.map((language) => [language, textIn(language, id)])) };
  };
  return Object.fromEntries(
    shown.flatMap((id) => {
      const entry = entryOf(id);
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
}

/** Of the code, and of the default pages. */
const textsThatShip = (tag: string): Readonly<Record<string, string>> => ({
  ...defaultMessages(tag),
  ...defaultPageTexts(tag),
});

const isCounted = (id: string): boolean => countedMessages.some((one) => one === id);
const isForms = (entry: object): boolean => pluralCategories.some((one) => Object.hasOwn(entry, one));

/**
 * A message that stands behind a number, in the forms that its language has.
 * @param text - that for `other`
 * @param from - the language of the text and of the forms to translate
 */
function formsOf(
  id: string,
  text: string,
  language: string,
  from: string,
  isTranslated: boolean,
): MessageEntry {
  const { needed } = categoriesOf(language);
  const categories = pluralCategories.filter((one) => one === 'other' || needed.has(one));
  if (categories.length === 1) return text;
  const shipped: Readonly<Record<string, string>> = defaultPlurals(from)[id] ?? {};
  const mark = isTranslated ? '' : untranslatedMark;
  return Object.fromEntries(
    categories.map((one) => {
      const form = shipped[one];
      return [one, form === undefined ? text : `${mark}${form}`];
    }),
  );
}

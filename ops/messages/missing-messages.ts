import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import { isObject, member } from '../json/json-values.ts';
import { untranslatedMark } from '../languages/shown-messages.ts';

/** What messages.json has to say of a message: one text, or one for each language of the site. */
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
  const from = defaultMessages(source);
  const own = new Map(languages.map((language) => [language, defaultMessages(language)]));
  const textIn = (language: string, id: string): string =>
    own.get(language)?.[id] ?? `${untranslatedMark}${from[id] ?? id}`;
  const [only = '', ...others] = languages;
  const entryOf = (id: string): MessageEntry | undefined => {
    const entry = member(written, id);
    if (entry === undefined) {
      if (languages.every((language) => own.get(language)?.[id] !== undefined)) return undefined;
      if (others.length === 0) return textIn(only, id);
      return Object.fromEntries(languages.map((language) => [language, textIn(language, id)]));
    }
    // A text that is written once is for all languages, and one with forms by a number is left as it is.
    if (others.length === 0 || !isObject(entry) || Object.hasOwn(entry, 'count')) return undefined;
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

import { shippedLanguageOf } from '../../schemas/defaults/default-messages.ts';
import { eachString, member } from '../json/json-values.ts';
import { type PageWords, pageWords } from './default-page-words.ts';

/** A text of a default page is the message of this id, where messages.json has one. */
const idOf = (key: string): string => `defaultPage.${key}`;

/** Signs between words, which no language has to translate. */
const signs: readonly string[] = ['separator', 'lead', 'stop'] satisfies (keyof PageWords)[];
const keys = (Object.keys(pageWords.en) as (keyof PageWords)[]).filter((key) => !signs.includes(key));

/** The messages that default pages show, beside those of the code. */
export const defaultPageMessageIds: readonly string[] = keys.map(idOf);

/** The texts of default pages that ship in a language, by message; none in one that does not ship. */
export function defaultPageTexts(tag: string): Readonly<Record<string, string>> {
  const language = shippedLanguageOf(tag);
  if (language === undefined) return {};
  return Object.fromEntries(keys.map((key) => [idOf(key), pageWords[language][key]]));
}

/** The words of default pages in a language: those of messages.json, else those that ship, else English ones. */
export function pageWordsIn(tag: string, messages: unknown): PageWords {
  const shipped = pageWords[shippedLanguageOf(tag) ?? 'en'];
  const own = keys.flatMap((key) => {
    const text = member(messages, idOf(key));
    return typeof text === 'string' ? [[key, text]] : [];
  });
  return { ...shipped, ...Object.fromEntries(own) } as PageWords;
}

/**
 * The messages whose shipped texts stand in pages: those of the default pages that a config has.
 * @param tag - the language in which the pages are given
 */
export function defaultPageMessagesIn(pages: readonly unknown[], tag: string): string[] {
  const shown = new Set<string>();
  for (const page of pages) eachString(page, (text) => shown.add(text));
  const words = pageWords[shippedLanguageOf(tag) ?? 'en'];
  return keys.filter((key) => shown.has(words[key])).map(idOf);
}

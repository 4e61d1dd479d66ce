import type { Language, Text } from '../api.ts';
import { useDesk } from './desk.ts';

/** Texts by key, in both languages; `{name}` is filled in. */
export type Words = Readonly<Record<string, Text>>;
export type Say<W extends Words> = (
  key: keyof W & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const sayIn =
  <W extends Words>(words: W, language: Language): Say<W> =>
  (key, values = {}) =>
    (words[key]?.[language] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );

/** `const say = useWords(tableWords); say('rows', { count: 40 })`. To be called in an observer: the language changes. */
export function useWords<W extends Words>(words: W): Say<W> {
  return sayIn(words, useDesk().language);
}

/** A text of the server's, which has both languages. */
export function useText(): (text: Text) => string {
  const { language } = useDesk();
  return (text) => text[language];
}

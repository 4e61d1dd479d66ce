import type { Language, Text } from './text.ts';

/** Texts by key, in both languages; `{name}` is filled in, and a plural chosen by its number. */
export type Words = Readonly<Record<string, Text>>;
export type Say<W extends Words> = (
  key: keyof W & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const sayIn =
  <W extends Words>(words: W, language: Language): Say<W> =>
  (key, values = {}) =>
    withPlurals(words[key]?.[language] ?? key, language, values).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => (name in values ? String(values[name]) : whole),
    );

const rules: Record<Language, Intl.PluralRules> = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
};

/** Plurals are written as ICU messages write them: `{count, plural, one {# row} other {# rows}}`. */
const withPlurals = (text: string, language: Language, values: Readonly<Record<string, string | number>>) =>
  text.replace(
    /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g,
    (_, name: string, one: string, other: string) => {
      const shown = String(values[name]);
      // A number may come as it is shown, with a comma between thousands.
      const isOne = rules[language].select(Number(shown.replaceAll(',', ''))) === 'one';
      return (isOne ? one : other).replaceAll('#', shown);
    },
  );

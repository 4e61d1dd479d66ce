import { isObject, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { PlacedPlural } from './plural-texts.ts';

/** A parsed file: this folder knows no kinds of file. */
interface FileValue {
  file: string;
  value: unknown;
}

/** A text that a config writes once for each language: `{ "zh-CN": "报名", "en": "Register" }`. */
export interface LanguageText {
  file: string;
  pointer: string;
  path: readonly (string | number)[];
  byLanguage: Readonly<Record<string, string>>;
}

/** A text that visitors see, written once for all languages of the site. */
export interface PlainText {
  file: string;
  pointer: string;
  text: string;
  /** It names somebody or something, and is the same in all languages of its script. */
  isName: boolean;
}

/** The texts that visitors see of a site with several languages. */
export interface SiteTexts {
  /** The languages of the site, the default first; none: it has one, and nothing is listed. */
  languages: readonly string[];
  perLanguage: LanguageText[];
  plain: PlainText[];
  /** The texts with forms by a number, of a site with any number of languages. */
  plurals: PlacedPlural[];
}

/** An object whose values are texts, at least one of them in a language of the site. */
const isPerLanguage = (value: unknown, languages: readonly string[]): value is Record<string, string> =>
  isObject(value) &&
  languages.some((one) => Object.hasOwn(value, one)) &&
  Object.values(value).every((one) => typeof one === 'string');

/** What stands for a text in a language: its own, else that of the default language, else any. */
const textIn = ({ byLanguage }: LanguageText, languages: readonly string[], language: string): string =>
  [language, ...languages]
    .map((one) => member(byLanguage, one))
    .find((one) => typeof one === 'string') as string;

/**
 * Puts the text of the default language in place of each object of texts, so that schemas, rules and phones meet plain
 * texts alone. Changes the value in place.
 * @param languages - of the site, the default first
 */
export function takeLanguageTexts(file: FileValue, languages: readonly string[]): LanguageText[] {
  const taken: LanguageText[] = [];
  const look = (value: unknown, path: readonly (string | number)[], put: (text: string) => void) => {
    if (isPerLanguage(value, languages)) {
      const text = { file: file.file, pointer: toPointer(path), path, byLanguage: value };
      taken.push(text);
      put(textIn(text, languages, languages[0] ?? ''));
    } else if (Array.isArray(value)) {
      for (const [at, one] of value.entries())
        look(one, [...path, at], (text) => {
          value[at] = text;
        });
    } else if (isObject(value)) {
      for (const [key, one] of Object.entries(value))
        look(one, [...path, key], (text) => {
          (value as Record<string, unknown>)[key] = text;
        });
    }
  };
  if (languages.length > 0) look(file.value, [], () => {});
  return taken;
}

/** Writes these objects back where they stood: no text is shown there. */
export function putBackLanguageTexts(file: FileValue, texts: readonly LanguageText[]): void {
  for (const { path, byLanguage } of texts) putAt(file.value, path, byLanguage);
}

/** A file as it is in another language; the same where all its texts are those of every language. */
export function fileInLanguage<F extends FileValue>(
  file: F,
  texts: readonly LanguageText[],
  languages: readonly string[],
  language: string,
): F {
  const own = texts.filter((one) => one.file === file.file);
  if (own.length === 0) return file;
  const value = structuredClone(file.value);
  for (const text of own) putAt(value, text.path, textIn(text, languages, language));
  return { ...file, value };
}

/** A value as it was read, with the texts of a language; what is no text is looked at by its form alone. */
export function valueInLanguage(value: unknown, languages: readonly string[], language: string): unknown {
  const file = { file: '', value: structuredClone(value) };
  takeLanguageTexts(
    file,
    [language, ...languages.filter((one) => one !== language)].slice(0, languages.length),
  );
  return file.value;
}

function putAt(root: unknown, path: readonly (string | number)[], value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], root);
  const last = path.at(-1);
  if (last !== undefined) (holder as Record<string | number, unknown>)[last] = value;
}

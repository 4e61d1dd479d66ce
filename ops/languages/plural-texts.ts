import {
  type PluralCategory,
  type PluralForms,
  type Plurals,
  pluralCategories,
} from '../../schemas/index.ts';
import { isObject } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';

type Path = readonly (string | number)[];

/** A text with forms by a number, as a config writes it: alone, or in place of the text of one language. */
export interface PluralText {
  file: string;
  /** Of the object with the forms. */
  pointer: string;
  path: Path;
  forms: PluralForms;
}

/** What an object of forms may have. */
const keys: ReadonlySet<string> = new Set([...pluralCategories, 'count']);

/** An object with nothing but forms, of which that for `other` may be missing. */
const isPlural = (value: unknown): value is Record<string, string> =>
  isObject(value) &&
  pluralCategories.some((one) => Object.hasOwn(value, one)) &&
  Object.entries(value).every(([key, one]) => keys.has(key) && typeof one === 'string');

/** What stands for a text with forms. */
export const otherOf = (forms: Partial<PluralForms>): string =>
  forms.other ?? pluralCategories.map((one) => forms[one]).find((one) => one !== undefined) ?? '';

/**
 * Puts the form for `other` in place of each object of forms, so that schemas, rules and pages meet plain texts alone.
 * Changes the value in place.
 */
export function takePluralTexts({ file, value }: { file: string; value: unknown }): PluralText[] {
  const taken: PluralText[] = [];
  const look = (holder: Record<string | number, unknown>, key: string | number, path: Path) => {
    const inner = holder[key];
    if (isPlural(inner)) {
      const other = otherOf(inner);
      // Where it is missing, `plural-missing` looks at what was written.
      taken.push({
        file,
        pointer: toPointer(path),
        path,
        forms: inner as Partial<PluralForms> as PluralForms,
      });
      holder[key] = other;
    } else if (Array.isArray(inner)) {
      for (const at of inner.keys()) look(inner as never, at, [...path, at]);
    } else if (isObject(inner)) {
      for (const name of Object.keys(inner)) look(inner as Record<string, unknown>, name, [...path, name]);
    }
  };
  look({ value }, 'value', []);
  return taken;
}

/** Writes these objects back where they stood: no text is shown there. */
export function putBackPluralTexts(value: unknown, texts: readonly PluralText[]): void {
  for (const { path, forms } of texts) putAt(value, path, forms);
}

/** Where the text of a plural is once each language has a config of its own. */
export interface PlacedPlural extends PluralText {
  /** Of the text: that of the object, or of the object with a text for each language around it. */
  textPointer: string;
  textPath: Path;
  /** The language of the text; null where it is written once for all of them. */
  language: string | null;
}

/** @param perLanguage - the pointers of objects with a text for each language */
export function placePlural(text: PluralText, perLanguage: ReadonlySet<string>): PlacedPlural {
  const around = text.path.slice(0, -1);
  const isInside = perLanguage.has(toPointer(around));
  return isInside
    ? { ...text, textPointer: toPointer(around), textPath: around, language: String(text.path.at(-1)) }
    : { ...text, textPointer: text.pointer, textPath: text.path, language: null };
}

/** The plurals of a language, and of all languages. */
export const pluralsIn = (plurals: readonly PlacedPlural[], language: string): PlacedPlural[] =>
  plurals.filter((one) => one.language === null || one.language === language);

/**
 * What a config has of the forms of its texts: those of a page by the text that stands in their place, because two pages
 * may write the same text for `other` and count something else.
 * @param pageOf - the id of the page in a file; undefined where it has none
 * @returns undefined where no text has forms
 */
export function formsByText(
  plurals: readonly PlacedPlural[],
  pageOf: (file: string) => string | undefined,
  messagesFile: string,
): Plurals | undefined {
  if (plurals.length === 0) return undefined;
  const pages: Record<string, Record<string, PluralForms>> = {};
  const messages: Record<string, PluralForms> = {};
  for (const { file, textPath, forms } of plurals) {
    const page = pageOf(file);
    if (file === messagesFile) messages[String(textPath.at(-1))] = forms;
    else if (page !== undefined) pages[page] = { ...pages[page], [otherOf(forms)]: forms };
  }
  return { pages, messages };
}

/** A file with another form than that for `other` in place of its texts; the same where none has it. */
export function fileInForm<F extends { file: string; value: unknown }>(
  file: F,
  plurals: readonly PlacedPlural[],
  category: PluralCategory,
): F {
  const own = plurals.filter((one) => one.file === file.file && one.forms[category] !== undefined);
  if (own.length === 0) return file;
  const value = structuredClone(file.value);
  for (const { textPath, forms } of own) putAt(value, textPath, forms[category]);
  return { ...file, value };
}

function putAt(root: unknown, path: Path, value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], root);
  const last = path.at(-1);
  if (last !== undefined) (holder as Record<string | number, unknown>)[last] = value;
}

import { isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { isPluralForms } from '../field-values/plural-forms.ts';
import type { HeadedKeys } from '../schema-values/headed-text.ts';

/** The languages of a site, and the one that is edited. */
export interface EditedLanguage {
  language: string;
  /** The default first. */
  languages: readonly string[];
}

/** A heading or paragraph of sections, as the draft has it. */
interface Part {
  is: 'heading' | 'paragraph';
  value: unknown;
  /** From the list of sections. */
  path: readonly (string | number)[];
}

const partsOf = (sections: readonly unknown[], { heading, paragraphs }: HeadedKeys): Part[] =>
  sections.flatMap((section, at): Part[] => [
    { is: 'heading', value: member(section, heading), path: [at, heading] },
    ...itemsOf(member(section, paragraphs)).map(
      (value, line): Part => ({ is: 'paragraph', value, path: [at, paragraphs, line] }),
    ),
  ]);

/** Whether some heading or paragraph is written once for each language. */
export const isHeadedPerLanguage = (sections: readonly unknown[], keys: HeadedKeys): boolean =>
  partsOf(sections, keys).some(({ value }) => isObject(value) && !isPluralForms(value));

/** What visitors read of a text in a language: that of the default language where it has no own. */
function textIn(value: unknown, { language, languages }: EditedLanguage): string {
  if (isPluralForms(value)) return value.other;
  if (!isObject(value)) return String(value ?? '');
  const written = [language, ...languages].find((one) => Object.hasOwn(value, one));
  return textIn(written === undefined ? Object.values(value)[0] : value[written], { language, languages });
}

/** Sections as they are in one language, with plain texts. */
export const sectionsIn = (
  sections: readonly unknown[],
  keys: HeadedKeys,
  edited: EditedLanguage,
): Record<string, unknown>[] => rebuilt(partsOf(sections, keys), keys, (value) => textIn(value, edited));

/** Sections with each of their texts written once for each language, to be translated. */
export const perLanguageSections = (
  sections: readonly unknown[],
  keys: HeadedKeys,
  languages: readonly string[],
): Record<string, unknown>[] =>
  rebuilt(partsOf(sections, keys), keys, (value) =>
    isObject(value) && !isPluralForms(value)
      ? value
      : Object.fromEntries(languages.map((one) => [one, value])),
  );

/**
 * The draft's sections with what was edited in one language. A heading or paragraph that is still there keeps its texts in
 * the other languages, also where another one was put in before it; a new one is a text for all of them, which `check`
 * reports until it is written per language.
 * @param texts - the sections as they were edited, with plain texts
 */
export function withSectionsIn(
  stored: readonly unknown[],
  texts: readonly unknown[],
  keys: HeadedKeys,
  edited: EditedLanguage,
): Record<string, unknown>[] {
  const [before, after] = [partsOf(stored, keys), partsOf(texts, keys)];
  const isSame = (one: Part | undefined, other: Part | undefined) =>
    one !== undefined && one.is === other?.is && textIn(one.value, edited) === other.value;
  let start = 0;
  while (isSame(before[start], after[start])) start += 1;
  let end = 0;
  const least = Math.min(before.length, after.length) - start;
  while (end < least && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const parts = after.map((part, at): Part => {
    const own = at >= after.length - end ? before[before.length - (after.length - at)] : before[at];
    const isBetween = at >= start && at < after.length - end;
    if (!own || (isBetween && (own.is !== part.is || at >= before.length - end))) return part;
    return isSame(own, part)
      ? { ...part, value: own.value }
      : {
          ...part,
          value: withTextIn(own.value, String(part.value), edited, isHeadedPerLanguage(stored, keys)),
        };
  });
  return rebuilt(parts, keys, (value) => value);
}

/** A text with other words in one language, or in all of them where the sections are written once. */
function withTextIn(
  value: unknown,
  text: string,
  { language, languages }: EditedLanguage,
  isPerLanguage: boolean,
): unknown {
  if (isPluralForms(value)) return { ...value, other: text };
  if (!isPerLanguage) return text;
  const texts = isObject(value) ? value : Object.fromEntries(languages.map((one) => [one, value]));
  return { ...texts, [language]: withTextIn(texts[language], text, { language, languages }, false) };
}

function rebuilt(
  parts: readonly Part[],
  { heading, paragraphs }: HeadedKeys,
  textOf: (value: unknown) => unknown,
): Record<string, unknown>[] {
  const sections: { heading: unknown; paragraphs: unknown[] }[] = [];
  for (const { is, value } of parts) {
    if (is === 'heading') sections.push({ heading: textOf(value), paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(textOf(value));
  }
  return sections.map((one) => ({ [heading]: one.heading, [paragraphs]: one.paragraphs }));
}

/** A text of the draft's sections that reads otherwise while it is typed. */
export interface TypedPart {
  /** Of the text in its language, from the list of sections. */
  path: readonly (string | number)[];
  stored: string;
  typed: string;
}

/**
 * The texts of sections in one language beside what is typed in their place.
 * @param texts - the sections as they are typed, with plain texts
 * @returns null where a heading or paragraph was put in or taken out
 */
export function typedParts(
  stored: readonly unknown[],
  texts: readonly unknown[],
  keys: HeadedKeys,
  edited: EditedLanguage,
): TypedPart[] | null {
  const [before, after] = [partsOf(stored, keys), partsOf(texts, keys)];
  if (before.length !== after.length || before.some(({ is }, at) => is !== after[at]?.is)) return null;
  return before.map(({ value, path }, at) => ({
    path: isObject(value) && !isPluralForms(value) ? [...path, edited.language] : path,
    stored: textIn(value, edited),
    typed: String(after[at]?.value),
  }));
}

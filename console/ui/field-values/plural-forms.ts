import { isObject } from '../../../ops/json/json-values.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { type PluralCategory, type PluralForms, pluralCategories } from '../../../schemas/index.ts';

const keys: ReadonlySet<string> = new Set([...pluralCategories, 'count']);

/** The forms of one text by a number, in place of the text. */
export const isPluralForms = (value: unknown): value is PluralForms =>
  isObject(value) && typeof value.other === 'string' && Object.keys(value).every((key) => keys.has(key));

/** A category of numbers of a language, with a number that belongs to it. */
export interface CategoryExample {
  category: PluralCategory;
  example: number;
}

/** The categories that a language tells apart, in the order of CLDR, each with its smallest whole number. */
export function categoriesOf(language: string): CategoryExample[] {
  const rules = rulesOf(language);
  const own = rules?.resolvedOptions().pluralCategories ?? ['other'];
  return pluralCategories
    .filter((category) => own.includes(category))
    .map((category) => ({ category, example: smallestOf(rules, category) }));
}

function rulesOf(language: string): Intl.PluralRules | null {
  try {
    return new Intl.PluralRules(language);
  } catch {
    // Not a tag that the browser reads; check reports it.
    return null;
  }
}

function smallestOf(rules: Intl.PluralRules | null, category: PluralCategory): number {
  for (let number = category === 'zero' ? 0 : 1; number < 1000; number += 1)
    if (!rules || rules.select(number) === category) return number;
  // Some languages have a category for fractions, or for millions.
  return rules?.select(0) === category ? 0 : rules?.select(1_000_000) === category ? 1_000_000 : 1.5;
}

/** The placeholders of answers in a text: one of their numbers chooses the form. */
export const countsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(answer\.[\w.-]+)\}/g)].map(([, name = '']) => name)),
];

/** A text in every form of a language, to be told apart by hand. */
export function inForms(text: string, language: string, count: string | undefined): PluralForms {
  const forms = Object.fromEntries(categoriesOf(language).map(({ category }) => [category, text]));
  return { ...(count !== undefined && { count }), ...forms, other: text };
}

/** The field of one form of a text. */
export const fieldOfForm = (field: Field, { category, example }: CategoryExample): Field => {
  const { perLanguage: _, ...plain } = field;
  const number = String(example);
  return {
    ...plain,
    path: [...field.path, category],
    label: {
      zh: `${field.label.zh}（${category}，例如 ${number}）`,
      en: `${field.label.en} (${category}, such as ${number})`,
    },
    isRequired: category === 'other',
  };
};

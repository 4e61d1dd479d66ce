import { type PluralCategory, pluralCategories } from '../../schemas/index.ts';
import { filesOf, type Project } from '../config/project.ts';
import { member } from '../json/json-values.ts';
import type { PlacedPlural } from '../languages/plural-texts.ts';
import { defaultLanguageOf } from '../languages/site-languages.ts';

/** Every whole number below this is tried: the categories repeat long before. */
const tried = 1000;

interface Categories {
  /** Those that the language has. */
  all: ReadonlySet<string>;
  /** Those of whole numbers that are said: a million, of which some languages have a form of its own, is not. */
  needed: ReadonlySet<string>;
}

const known = new Map<string, Categories>();

/** The categories of numbers of a language; those of English where there is no such language. */
export function categoriesOf(language: string): Categories {
  const found = known.get(language);
  if (found) return found;
  const rules = rulesOf(language);
  const made = {
    all: new Set<string>(rules.resolvedOptions().pluralCategories),
    needed: new Set(Array.from({ length: tried }, (_, number) => rules.select(number))),
  };
  known.set(language, made);
  return made;
}

function rulesOf(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/** The languages in which a plural is shown: its own, or all of the site where it is written once for all. */
export function languagesOfPlural(project: Project, { language }: PlacedPlural): readonly string[] {
  if (language !== null) return [language];
  const { languages } = project.texts;
  if (languages.length > 0) return languages;
  const [site] = filesOf(project, 'site');
  return [defaultLanguageOf(site?.value)];
}

/** The categories that a plural has. */
export const categoriesIn = ({ forms }: PlacedPlural): PluralCategory[] =>
  pluralCategories.filter((one) => member(forms, one) !== undefined);

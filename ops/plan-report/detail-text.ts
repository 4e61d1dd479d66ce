import { resultFields } from '../edit-wording/edited-fields.ts';
import type { Group } from '../plan/plan.ts';
import type { Language } from '../text/text.ts';
import { stepWords } from '../wording/plan-words.ts';

type Fields = Readonly<NonNullable<Group['fields']>>;

/** The fields that identify a brand; title, slogan and colours are details of it. */
const identity: ReadonlySet<string> = new Set(['name', 'companyName', 'logo']);
/** The number of details that are named; the rest is counted. */
const mostDetails = 3;

/** The labels of the fields that differ. */
export function fieldsText(step: 'brand' | 'ads', fields: Fields, language: Language): string {
  const labels = resultFields(step, fields).map(({ label }) => inSentence(label[language]));
  return [...new Set(labels)].join(comma[language]);
}

/**
 * The details of a brand that differ, for a head.
 * @returns null for another brand and for ads, whose fields are listed separately
 */
export function detailText(step: Group['step'], fields: Fields, language: Language): string | null {
  if (step !== 'brand' || fields.length === 0) return null;
  if (fields.some(({ field }) => identity.has(field))) return null;
  const labels = [...new Set(resultFields(step, fields).map(({ label }) => label[language]))];
  const shown = labels.slice(0, mostDetails).map((label, at) => (at === 0 ? label : inSentence(label)));
  const rest = labels.length - shown.length;
  const text = shown.join(comma[language]);
  if (rest === 0) return text;
  return language === 'zh' ? `${text}等 ${labels.length} 项` : `${text} and ${rest} more`;
}

/** The head of a change: the details that differ, or the step. */
export const stepText = (step: Group['step'], fields: Fields, language: Language): string =>
  detailText(step, fields, language) ?? stepWords[step][language];

const comma = { zh: '、', en: ', ' } as const;

/** A label within a sentence, in lower case except for an acronym as in `ICP number`. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

import { resultFields } from '../edit-wording/edited-fields.ts';
import type { Group } from '../plan/plan.ts';
import type { Language } from '../text/text.ts';
import { stepWords } from '../wording/plan-words.ts';

type Fields = Readonly<NonNullable<Group['fields']>>;

/** What makes a brand another one; its title, slogan or colours are details of the same. */
const identity: ReadonlySet<string> = new Set(['name', 'companyName', 'logo']);
/** Details that are named; the rest is counted. */
const mostDetails = 3;

/** The fields that differ, by their labels. */
export function fieldsText(step: 'brand' | 'ads', fields: Fields, language: Language): string {
  const labels = resultFields(step, fields).map(({ label }) => inSentence(label[language]));
  return [...new Set(labels)].join(comma[language]);
}

/**
 * What visitors are shown otherwise, in a head: `品牌` where it is another one, else the details that differ.
 * @returns null where it is a brand or ads as such, and the fields are to be told besides
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

/** What a change is headed with. */
export const stepText = (step: Group['step'], fields: Fields, language: Language): string =>
  detailText(step, fields, language) ?? stepWords[step][language];

const comma = { zh: '、', en: ', ' } as const;

/** A label within a sentence; one like `ICP number` keeps its capitals. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

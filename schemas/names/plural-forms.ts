import { profileCountedMessages } from '../../profiles/names/messages.ts';
import type { MessageId } from './message-ids.ts';

/** The categories of numbers that languages tell apart, as `Intl.PluralRules` and CLDR name them. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** The forms of a text by a number: `{ "count": "answer.people", "one": "One seat", "other": "{answer.people} seats" }`. */
export interface PluralForms extends Readonly<Partial<Record<PluralCategory, string>>> {
  /** The placeholder whose number chooses the form; none where the number stands beside the text. */
  count?: string;
  other: string;
}

const engineCountedMessages = ['field.dateRange.nights'] as const;
/** The messages that stand behind a number, which chooses their form. */
export const countedMessages = [
  ...engineCountedMessages,
  ...profileCountedMessages,
] as const satisfies readonly MessageId[];

import { profilePluralsEn } from '../../profiles/names/message-texts.ts';
import type { countedMessages, PluralForms } from '../names/plural-forms.ts';

/** The forms of the messages that ship in English; their form for `other` is in messages-en.ts. */
export const pluralsEn: Readonly<Record<(typeof countedMessages)[number], Omit<PluralForms, 'other'>>> = {
  'field.dateRange.nights': { one: 'night' },
  ...profilePluralsEn,
};

import { profileTextsEn, profileTextsZh } from '../../profiles/names/message-texts.ts';
import type { PluralForms } from '../names/plural-forms.ts';
import type { DefaultMessageId } from './default-message-id.ts';
import { messagesEn } from './messages-en.ts';
import { messagesZh } from './messages-zh.ts';
import { pluralsEn } from './plurals-en.ts';

/** The languages in which every text ships. */
export const shippedLanguages = ['zh', 'en'] as const;
export type ShippedLanguage = (typeof shippedLanguages)[number];

const byLanguage: Readonly<Record<ShippedLanguage, Readonly<Record<DefaultMessageId, string>>>> = {
  zh: { ...messagesZh, ...profileTextsZh },
  en: { ...messagesEn, ...profileTextsEn },
};

/** The shipped language of a BCP 47 tag: `en` for `en-GB`. @returns undefined where no text ships in it */
export const shippedLanguageOf = (tag: string): ShippedLanguage | undefined =>
  shippedLanguages.find((one) => tag === one || tag.toLowerCase().startsWith(`${one}-`));

/** Words behind a number that English does without, so another language may, too. */
const emptyTexts = Object.fromEntries(Object.entries(byLanguage.en).filter(([, text]) => text === ''));

/** The texts that messages.json need not write, by id; in a language that does not ship those that may be empty. */
export function defaultMessages(tag: string): Readonly<Record<string, string>> {
  const language = shippedLanguageOf(tag);
  return language === undefined ? emptyTexts : byLanguage[language];
}

/** The forms by a number of the texts that ship, by id, without that for `other`; Chinese has no other form. */
export const defaultPlurals = (tag: string): Readonly<Record<string, Omit<PluralForms, 'other'>>> =>
  shippedLanguageOf(tag) === 'en' ? pluralsEn : {};

/** Texts with the defaults of those that are missing; their own first: the order is that in which pages embed them. */
export const withDefaultMessages = (
  own: Readonly<Record<string, string>>,
  tag: string,
): Record<string, string> => ({
  ...own,
  ...Object.fromEntries(Object.entries(defaultMessages(tag)).filter(([id]) => !Object.hasOwn(own, id))),
});

import type { countedMessages, PluralForms } from '../names/plural-forms.ts';

/** The forms of the messages that ship in English; their form for `other` is in messages-en.ts. */
export const pluralsEn: Readonly<Record<(typeof countedMessages)[number], Omit<PluralForms, 'other'>>> = {
  'field.dateRange.nights': { one: 'night' },
  'list.count': { one: 'product' },
  'product.instalments': { one: 'instalment' },
  'product.months': { one: 'month' },
  'valuation.years': { one: 'year' },
};

import type { loanCountedMessages } from './message-ids.ts';

/** The forms of the product's messages in English; their form for `other` is in texts-en.ts. */
export const loanPluralsEn: Readonly<Record<(typeof loanCountedMessages)[number], { one: string }>> = {
  'list.count': { one: 'product' },
  'product.instalments': { one: 'instalment' },
  'product.months': { one: 'month' },
  'valuation.years': { one: 'year' },
};

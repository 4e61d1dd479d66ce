import { loanCost } from '../loan/names/brand-texts.ts';

/** The text of a brand that says what the product costs: the legal footer shows it first, and in bold. */
export const brandCost = loanCost;

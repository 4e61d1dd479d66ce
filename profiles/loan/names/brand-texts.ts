/** What a loan costs, in the brand's words: the legal footer shows it first. */
export const loanCost = 'annualRate';
export const loanCostPlaceholder = 'brand.annualRate';

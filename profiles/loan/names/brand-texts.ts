/** What a loan costs, in the brand's words: the legal footer shows it first, and costs show it large. */
export const loanCost = 'annualRate';

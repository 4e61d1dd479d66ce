/** The text of a brand that says what the product costs: the legal footer shows it first, and in bold. */
export {
  loanCost as brandCost,
  loanCostPlaceholder as brandCostPlaceholder,
} from '../loan/names/brand-texts.ts';

/** Which blocks, field kinds and properties show the product's messages, by the beginning of the ids. */
export const loanMessageOwners = {
  'calculator.': ['calculator', 'product', 'productList', 'valuation'],
  'field.amount.basis': ['.instalment'],
  'field.amount.monthly': ['.instalment'],
  'field.plate.': ['plate'],
  'legal.annualRate': ['brandCost'],
  'list.': ['productList'],
  'product.': ['calculator', 'product', 'productList', 'valuation'],
  'valuation.': ['valuation'],
} as const;

/** Which blocks and field kinds show the product's messages, by the beginning of the ids. */
export const loanMessageOwners = {
  'calculator.': ['calculator', 'product', 'productList', 'valuation'],
  'field.plate.': ['plate'],
  'list.': ['productList'],
  'product.': ['calculator', 'product', 'productList', 'valuation'],
  'valuation.': ['valuation'],
} as const;

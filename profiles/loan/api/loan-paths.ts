/** The calls of the product. */
export const loanPaths = ['/v1/car/models', '/v1/car/valuation', '/v3/app/index'] as const;

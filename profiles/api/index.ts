import { loanPaths } from '../loan/api/loan-paths.ts';
import { loanResultCodes } from '../loan/api/loan-result-codes.ts';

/** What product profiles add to the product API: the shapes of responses, paths and result codes. */
export * from '../loan/api/car-responses.ts';
export * from '../loan/api/product-responses.ts';
export const profilePaths = [...loanPaths] as const;
export const profileResultCodes = { ...loanResultCodes } as const;

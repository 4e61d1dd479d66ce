import { loanBlocks } from '../loan/schemas/loan-blocks.ts';

/** The leaf blocks that product profiles add, by type. */
export const profileBlocks = { ...loanBlocks } as const;
/** Those of them for which pages are made: editors and the console offer them among the first. */
export const firstProfileBlocks = { productList: loanBlocks.productList } as const;

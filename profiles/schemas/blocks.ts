import { loanBlocks } from '../loan/schemas/loan-blocks.ts';

/** The leaf blocks that product profiles add, by type. */
export const profileBlocks = { ...loanBlocks } as const;

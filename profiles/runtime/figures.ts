import { loanFigures } from '../loan/runtime/loan-figures.ts';

/** Computes the figures that product profiles add. */
export const profileFigureFunctions = { ...loanFigures };

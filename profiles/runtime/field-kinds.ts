import { loanFieldValidations, loanKinds } from '../loan/runtime/loan-kinds.ts';

/** The field kinds that product profiles add: a short form does without them. */
export const profileKinds = [...loanKinds] as const;
/** Normalisation and validation of each. */
export const profileFieldValidations = { ...loanFieldValidations };

import { loanFieldValidations } from '../loan/runtime/loan-field-validations.ts';

/** Normalisation and validation of the field kinds that product profiles add. */
export const profileFieldValidations = { ...loanFieldValidations };

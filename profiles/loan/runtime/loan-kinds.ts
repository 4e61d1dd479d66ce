import { isPlate, normalisePlate } from './plate.ts';

/** The field kinds of the product; a short form does without them. */
export const loanKinds = ['plate'] as const;

/** Normalisation and validation of each. */
export const loanFieldValidations = {
  plate: {
    normalise: (_: unknown, value: string) => normalisePlate(value),
    check: (_: unknown, value: string) => (isPlate(value) ? null : 'invalid'),
  },
} as const;

import { isPlate, normalisePlate } from './plate.ts';

/** Normalisation and validation of the field kinds of the product. */
export const loanFieldValidations = {
  plate: {
    normalise: (_: unknown, value: string) => normalisePlate(value),
    check: (_: unknown, value: string) => (isPlate(value) ? null : 'invalid'),
  },
} as const;

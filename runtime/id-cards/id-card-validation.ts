import { validate } from 'stdnum/lib/cjs/cn/ric.js';
import type { FieldValidation } from '../answers/field-validation.ts';

/** Normalisation and validation of the number of an ID card, by its check digit: with its library a chunk of its own. */
export const idCardValidation: FieldValidation<'idCard'> = {
  normalise: (_, value) => value.normalize('NFKC').replace(/\s/g, '').toUpperCase(),
  check: (_, value) => (validate(value).isValid ? null : 'invalid'),
};

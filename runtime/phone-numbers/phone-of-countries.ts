import type { FieldValidation } from '../answers/field-validation.ts';
import { lazyFieldValidations } from '../answers/lazy-field-validation.ts';
import { isPhoneOf, toE164 } from './international-phone.ts';

const { phone } = lazyFieldValidations;

/** Takes the place of the validation of telephone numbers where a form asks for those of other countries. */
export const phoneOfCountriesValidation: FieldValidation<'phone'> = {
  normalise: (field, value) =>
    field.countries ? toE164(field.countries, value) : phone.normalise(field, value),
  check: (field, value, limits, answer) => {
    if (!field.countries) return phone.check(field, value, limits, answer);
    return isPhoneOf(field.countries, value) ? null : 'invalid';
  },
};

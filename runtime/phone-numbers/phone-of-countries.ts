import type { FieldValidation } from '../answers/field-validation.ts';
import { isPhoneOf, toE164 } from './international-phone.ts';

/**
 * Takes the place of the validation of telephone numbers where a form asks for those of other countries.
 * @param plain - that validation, for fields without countries: an import would take it out of the chunk of other forms
 */
export const phoneOfCountriesValidation = (plain: FieldValidation<'phone'>): FieldValidation<'phone'> => ({
  normalise: (field, value) =>
    field.countries ? toE164(field.countries, value) : plain.normalise(field, value),
  check: (field, value, limits, answer) => {
    if (!field.countries) return plain.check(field, value, limits, answer);
    return isPhoneOf(field.countries, value) ? null : 'invalid';
  },
});

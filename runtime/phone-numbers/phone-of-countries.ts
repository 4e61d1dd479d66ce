import type { FieldValidation } from '../answers/field-validation.ts';
import { isPhoneOf, toE164 } from './international-phone.ts';
import { planOf } from './numbering-plans.ts';

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

/**
 * The same for the number that logs in. One of China is sent as its 11 digits, as a field without countries does, so that
 * nobody has two numbers, and the rules of `plain` hold for it (R-VALID 1, 2). The plans of other countries do not tell
 * mobile numbers from others.
 */
export const mobileOfCountriesValidation = (plain: FieldValidation<'mobile'>): FieldValidation<'mobile'> => ({
  normalise: (field, value) => {
    if (!field.countries) return plain.normalise(field, value);
    const full = toE164(field.countries, value);
    return full.startsWith(home) ? full.slice(home.length) : full;
  },
  check: (field, value, limits, answer) => {
    const { countries } = field;
    if (countries && value.startsWith('+')) return isPhoneOf(countries, value) ? null : 'invalid';
    return countries && !countries.includes('CN') ? 'invalid' : plain.check(field, value, limits, answer);
  },
});

const home = `+${planOf('CN').code}`;

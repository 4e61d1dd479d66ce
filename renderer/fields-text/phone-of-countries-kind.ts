import {
  type addFieldValidations,
  mobileOfCountriesValidation,
  phoneOfCountriesValidation,
} from '../../runtime/index.ts';
import type { FieldKind } from '../../schemas/index.ts';
import { numberOfCountries } from './PhoneOfCountries.tsx';

type Validations = ReturnType<typeof addFieldValidations>;
type Kinds = Readonly<Partial<Record<FieldKind, { view: unknown }>>>;

/**
 * What takes the place of the kinds that ask for a telephone number, once a form asks for those of other countries: a chunk
 * of its own, with the numbering plans of the countries.
 * @param plain - the validations that fields without countries keep
 * @param kinds - the kinds that these fields keep
 */
export function kindsOfCountries(plain: Validations, kinds: Kinds): [kinds: Kinds, Validations] {
  const { phone, mobile } = plain;
  return [
    {
      ...(kinds.phone && { phone: numberOfCountries(kinds.phone, 'field.phone.label') }),
      ...(kinds.mobile && { mobile: numberOfCountries(kinds.mobile, 'field.mobile.label') }),
    },
    {
      ...(phone && { phone: phoneOfCountriesValidation(phone) }),
      ...(mobile && { mobile: mobileOfCountriesValidation(mobile) }),
    },
  ];
}

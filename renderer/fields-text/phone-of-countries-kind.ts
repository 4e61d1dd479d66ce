/** What takes the place of the kind for one country: a chunk of its own, with the numbering plans of the countries. */
export { phoneOfCountriesValidation } from '../../runtime/index.ts';
export { phoneOfCountries } from './PhoneOfCountries.tsx';

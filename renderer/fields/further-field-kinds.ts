import type { FurtherKind } from '../../runtime/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { choices } from '../fields-choice/ChoicesField.tsx';
import { hidden } from '../fields-choice/HiddenField.tsx';
import { rating } from '../fields-choice/RatingField.tsx';
import { yesNo } from '../fields-choice/YesNoField.tsx';
import { email } from '../fields-text/EmailField.tsx';
import { figure } from '../fields-text/FigureField.tsx';
import { url } from '../fields-text/UrlField.tsx';
import { dateRange } from '../fields-time/DateRangeField.tsx';
import { time } from '../fields-time/TimeField.tsx';

export {
  addFurtherTest,
  addWholeFormTests,
  furtherFieldValidations,
  phoneOfCountriesValidation,
  startAnswers,
} from '../../runtime/index.ts';

/** The kinds that no loan form has: a chunk of their own, so that loan forms do not load them. */
export const furtherFieldKinds = {
  email,
  url,
  choices,
  yesNo,
  rating,
  time,
  dateRange,
  figure,
  hidden,
} satisfies {
  [K in FurtherKind]: FieldKindEntry<K>;
};

/** Takes the place of the kind that loan forms have. */
export { phoneOfCountries } from '../fields-text/PhoneOfCountries.tsx';

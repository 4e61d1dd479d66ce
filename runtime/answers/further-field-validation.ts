import { choicesAnswer, chosenValues, yesNoValues } from './choices.ts';
import { isDateRange, nightsOf, normaliseDateRange, rangeLimits } from './date-range.ts';
import { isEmail, normaliseEmail } from './email.ts';
import type { FieldValidations } from './field-validation.ts';
import type { FurtherKind, UploadKind } from './further-kinds.ts';
import { hiddenValue, sentFigure } from './hidden-values.ts';
import { isTime, minutesOf, normaliseTime } from './time-of-day.ts';
import { isWebAddress, normaliseWebAddress } from './web-address.ts';

const plain = (value: string): string => value.normalize('NFKC').trim();

/** Normalisation and validation of the kinds of further-kinds.ts. */
export const furtherFieldValidations: FieldValidations<Exclude<FurtherKind, UploadKind | 'group'>> = {
  email: {
    normalise: (_, value) => normaliseEmail(value),
    check: (_, value) => (isEmail(value) ? null : 'invalid'),
  },
  url: {
    normalise: (_, value) => normaliseWebAddress(value),
    check: (_, value, { limits }) => {
      if ([...value].length > limits.text) return 'tooLong';
      return isWebAddress(value) ? null : 'invalid';
    },
  },
  choices: {
    normalise: (field, value) => choicesAnswer(field, chosenValues(value)),
    check: ({ options, atLeast = 1, atMost = options.length }, value) => {
      const chosen = chosenValues(value);
      if (chosen.some((one) => !options.some((option) => option.value === one))) return 'invalid';
      if (chosen.length < atLeast) return 'tooSmall';
      return chosen.length > atMost ? 'tooLarge' : null;
    },
  },
  yesNo: {
    normalise: (_, value) => value,
    check: (field, value) => (yesNoValues(field).includes(value) ? null : 'invalid'),
  },
  rating: {
    normalise: (_, value) => plain(value),
    check: ({ max }, value) => (/^[1-9]\d?$/.test(value) && Number(value) <= max ? null : 'invalid'),
  },
  time: {
    normalise: (_, value) => normaliseTime(value),
    check: ({ from, until, step }, value) => {
      if (!isTime(value)) return 'invalid';
      if (value < from) return 'tooSmall';
      if (value > until) return 'tooLarge';
      return (minutesOf(value) - minutesOf(from)) % step === 0 ? null : 'invalid';
    },
  },
  dateRange: {
    normalise: (_, value) => normaliseDateRange(value),
    check: (field, value, { today }) => {
      const [first = '', last = ''] = value.split('/');
      if (first === '' || last === '') return 'required';
      if (!isDateRange(value)) return 'invalid';
      const { least, most } = rangeLimits(field, today);
      if (least !== undefined && first < least) return 'tooSmall';
      if (most !== undefined && last > most) return 'tooLarge';
      const nights = nightsOf(value);
      if (nights < (field.leastNights ?? 1)) return 'tooShort';
      return nights > (field.mostNights ?? nights) ? 'tooLong' : null;
    },
  },
  figure: { normalise: (field) => sentFigure(field), check: () => null },
  hidden: { normalise: (field) => hiddenValue(field), check: () => null },
};

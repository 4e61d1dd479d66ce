import type { Field } from '../../schemas/index.ts';
import type { FieldValidations, LazyKind } from './field-validation.ts';
import type { ElaborateKind, FurtherKind } from './further-kinds.ts';
import { decimalsOf, isNumber, normaliseNumber } from './number.ts';
import { isPhone, normalisePhone } from './phone.ts';
import type { ValidationError } from './validate-answer.ts';

type FieldOf<K extends LazyKind> = Extract<Field, { kind: K }>;

export const plain = (value: string): string => value.normalize('NFC').trim();
export const plainText = (_: Field, value: string): string => plain(value);

/** Number of code points, not of UTF-16 units: an emoji or a rare name character counts as one. */
export const characters = (value: string): number => [...value].length;

/** Of a choice among options, however it is shown. */
export const choiceValidation = {
  normalise: plainText,
  check: (field: FieldOf<'choice' | 'picker'>, value: string): ValidationError | null =>
    field.options.some((option) => option.value === value) ? null : 'invalid',
};

function numberRule(field: FieldOf<'number'>, value: string): ValidationError | null {
  if (!isNumber(value)) return 'invalid';
  if (Number(value) < field.min) return 'tooSmall';
  if (Number(value) > field.max) return 'tooLarge';
  return decimalsOf(value) > field.decimals ? 'tooLong' : null;
}

/** Normalisation and validation of the lazy kinds that most forms have. */
export const commonFieldValidations: FieldValidations<Exclude<LazyKind, FurtherKind | ElaborateKind>> = {
  phone: {
    normalise: (_, value) => normalisePhone(value),
    check: (_, value) => (isPhone(value) ? null : 'invalid'),
  },
  personName: {
    normalise: (_, value) => plain(value).replace(/\s+/g, ' '),
    check: (_, value, { limits }) => {
      if (characters(value) > limits.personName) return 'tooLong';
      return characters(value) >= 2 && /^[\p{L}\p{M}·.\s]+$/u.test(value) ? null : 'invalid';
    },
  },
  choice: choiceValidation,
  number: { normalise: (field, value) => normaliseNumber(value, field.unit), check: numberRule },
  text: {
    normalise: plainText,
    check: (field, value, { limits }) =>
      characters(value) > (field.maxLength ?? limits.text) ? 'tooLong' : null,
  },
};

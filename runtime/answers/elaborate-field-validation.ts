import { profileFieldValidations } from '../../profiles/runtime/field-validations.ts';
import type { Field } from '../../schemas/index.ts';
import { areaCode, isEndOfArea, noArea } from './area-code.ts';
import { characters, choiceValidation, plain, plainText } from './common-field-validation.ts';
import { dateLimits, isDate, normaliseDate } from './date.ts';
import type { FieldValidations } from './field-validation.ts';
import type { ElaborateKind } from './further-kinds.ts';
import type { ValidationError } from './validate-answer.ts';

type FieldOf<K extends ElaborateKind> = Extract<Field, { kind: K }>;

/**
 * Digits alone; a pasted ¥5,000.00 is five thousand. Text that is no such amount (1e5, -5, 5万) stays as it is: the rule
 * refuses it, because an amount must not be guessed.
 */
function wholeYuan(value: string): string {
  const bare = value.normalize('NFKC').replace(/[\s,¥元]/g, '');
  return /^\d+\.00$/.test(bare) ? bare.slice(0, -3) : bare;
}

function amountRule(field: FieldOf<'amount'>, value: string): ValidationError | null {
  const yuan = Number(value);
  if (!/^\d{1,12}$/.test(value)) return 'invalid';
  if (yuan < field.min) return 'tooSmall';
  if (yuan > field.max) return 'tooLarge';
  return (yuan - field.min) % field.step === 0 ? null : 'invalid';
}

/** The code must be one of the field's last level: a province alone, or a city where counties are asked for, is incomplete. */
function areaRule(field: FieldOf<'area'>, value: string, answer: string): ValidationError | null {
  if (isEndOfArea(answer)) return null;
  if (value === noArea) return 'required';
  if (!/^[1-9]\d{5}$/.test(value)) return 'invalid';
  const tooShort = field.levels === 3 ? value.endsWith('00') : value.endsWith('0000');
  return tooShort ? 'required' : null;
}

/** Dates of the same precision compare as text. */
function dateRule(field: FieldOf<'date'>, value: string, today: string | undefined): ValidationError | null {
  if (!isDate(value, field.precision)) return 'invalid';
  const { least, most } = dateLimits(field, today);
  if (value < least) return 'tooSmall';
  return most !== undefined && value > most ? 'tooLarge' : null;
}

/** The answer is the ids of all levels joined by "/"; a missing level is reported as `required`. */
function cascadeRule(field: FieldOf<'cascade'>, value: string): ValidationError | null {
  const steps = value.split('/');
  if (steps.length > field.levels.length) return 'invalid';
  return steps.length === field.levels.length && steps.every((step) => step !== '') ? null : 'required';
}

/** Normalisation and validation of the kinds of `elaborateKinds`, but for the number of an ID card (runtime/id-cards). */
export const elaborateFieldValidations: FieldValidations<Exclude<ElaborateKind, 'idCard'>> = {
  amount: {
    normalise: (_, value) => wholeYuan(value),
    check: amountRule,
  },
  picker: choiceValidation,
  area: {
    normalise: (_, value) => areaCode(value),
    check: (field, value, _, answer) => areaRule(field, value, answer),
  },
  address: {
    normalise: (_, value) => plain(value).replace(/\s+/g, ' '),
    check: (_, value, { limits }) => (characters(value) > limits.address ? 'tooLong' : null),
  },
  date: {
    normalise: (field, value) => normaliseDate(value, field.precision),
    check: (field, value, { today }) => dateRule(field, value, today),
  },
  ...profileFieldValidations,
  cascade: { normalise: plainText, check: cascadeRule },
};

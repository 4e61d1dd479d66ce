import { validate as validateIdCard } from 'stdnum/lib/cjs/cn/ric.js';
import type { Field } from '../../schemas/index.ts';
import { areaCode, isEndOfArea, noArea } from './area-code.ts';
import { dateLimits, isDate, normaliseDate } from './date.ts';
import type { FieldValidations, LazyKind } from './field-validation.ts';
import type { FurtherKind } from './further-kinds.ts';
import { decimalsOf, isNumber, normaliseNumber } from './number.ts';
import { isPhone, normalisePhone } from './phone.ts';
import { isPlate, normalisePlate } from './plate.ts';
import type { ValidationError } from './validate-answer.ts';

type FieldOf<K extends LazyKind> = Extract<Field, { kind: K }>;

const plain = (value: string): string => value.normalize('NFC').trim();
const plainText = (_: Field, value: string): string => plain(value);

/** Number of code points, not of UTF-16 units: an emoji or a rare name character counts as one. */
const characters = (value: string): number => [...value].length;

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

const choice = {
  normalise: plainText,
  check: (field: FieldOf<'choice' | 'picker'>, value: string): ValidationError | null =>
    field.options.some((option) => option.value === value) ? null : 'invalid',
};

/** The code must be one of the field's last level: a province alone, or a city where counties are asked for, is incomplete. */
function areaRule(field: FieldOf<'area'>, value: string, answer: string): ValidationError | null {
  if (isEndOfArea(answer)) return null;
  if (value === noArea) return 'required';
  if (!/^[1-9]\d{5}$/.test(value)) return 'invalid';
  const tooShort = field.levels === 3 ? value.endsWith('00') : value.endsWith('0000');
  return tooShort ? 'required' : null;
}

function numberRule(field: FieldOf<'number'>, value: string): ValidationError | null {
  if (!isNumber(value)) return 'invalid';
  if (Number(value) < field.min) return 'tooSmall';
  if (Number(value) > field.max) return 'tooLarge';
  return decimalsOf(value) > field.decimals ? 'tooLong' : null;
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

/** Normalisation and validation of the kinds that loan forms have beside those of a login. */
export const lazyFieldValidations: FieldValidations<Exclude<LazyKind, FurtherKind>> = {
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
  idCard: {
    normalise: (_, value) => value.normalize('NFKC').replace(/\s/g, '').toUpperCase(),
    check: (_, value) => (validateIdCard(value).isValid ? null : 'invalid'),
  },
  amount: {
    normalise: (_, value) => wholeYuan(value),
    check: amountRule,
  },
  choice,
  picker: choice,
  area: {
    normalise: (_, value) => areaCode(value),
    check: (field, value, _, answer) => areaRule(field, value, answer),
  },
  address: {
    normalise: (_, value) => plain(value).replace(/\s+/g, ' '),
    check: (_, value, { limits }) => (characters(value) > limits.address ? 'tooLong' : null),
  },
  number: { normalise: (field, value) => normaliseNumber(value, field.unit), check: numberRule },
  date: {
    normalise: (field, value) => normaliseDate(value, field.precision),
    check: (field, value, { today }) => dateRule(field, value, today),
  },
  plate: {
    normalise: (_, value) => normalisePlate(value),
    check: (_, value) => (isPlate(value) ? null : 'invalid'),
  },
  cascade: { normalise: plainText, check: cascadeRule },
  text: {
    normalise: plainText,
    check: (field, value, { limits }) =>
      characters(value) > (field.maxLength ?? limits.text) ? 'tooLong' : null,
  },
};

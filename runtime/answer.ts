import { validate as validateIdCard } from 'stdnum/lib/cjs/cn/ric.js';
import type { Field, SiteFile } from '../schemas/index.ts';
import { areaCode, isEndOfArea, noArea } from './area.ts';
import { dateLimits, isDate, normaliseDate } from './date.ts';
import { isMobile, isReseller, normaliseMobile } from './mobile.ts';
import { decimalsOf, isNumber, normaliseNumber } from './number.ts';
import { isPlate, normalisePlate } from './plate.ts';

/** An answer: text as typed (amounts and area codes too), or whether a consent is ticked. */
export type Answer = string | boolean | undefined;
export type Answers = Readonly<Record<string, Answer>>;
/** Why an answer is refused; the message is the field's own, or `field.<kind>.<rule>` of messages.json. */
export type AnswerRule = 'required' | 'invalid' | 'reseller' | 'tooLong' | 'tooSmall' | 'tooLarge';
export interface AnswerLimits extends Pick<SiteFile, 'mobile' | 'limits' | 'sms'> {
  /** The day in the business time zone, YYYY-MM-DD: what `until: "today"` of a date means. */
  today?: string;
}

const plain = (value: string): string => value.normalize('NFC').trim();
const digits = (value: string): string => value.normalize('NFKC').replace(/\D/g, '');

/** What a visitor typed or pasted → what is validated and sent. */
export function normaliseAnswer(field: Field, value: string): string {
  switch (field.kind) {
    case 'mobile':
      return normaliseMobile(value);
    case 'smsCode':
      return digits(value);
    case 'amount':
      // Whole yuan: a pasted 5,000.00 is five thousand, not half a million.
      return digits(value.normalize('NFKC').replace(/\.\d*\D*$/, ''));
    case 'idCard':
      return value.normalize('NFKC').replace(/\s/g, '').toUpperCase();
    case 'personName':
      return plain(value).replace(/\s+/g, ' ');
    case 'number':
      return normaliseNumber(value, field.unit);
    case 'date':
      return normaliseDate(value, field.precision);
    case 'plate':
      return normalisePlate(value);
    case 'area':
      return areaCode(value);
    default:
      return plain(value);
  }
}

/** Characters as a person counts them, not UTF-16 units: an emoji or a rare name character is one. */
const characters = (value: string): number => [...value].length;

type Check<K extends Field['kind']> = (
  field: Extract<Field, { kind: K }>,
  value: string,
  limits: AnswerLimits,
) => AnswerRule | null;

const amountRule: Check<'amount'> = (field, value) => {
  const yuan = Number(value);
  if (!/^\d{1,12}$/.test(value)) return 'invalid';
  if (yuan < field.min) return 'tooSmall';
  if (yuan > field.max) return 'tooLarge';
  return (yuan - field.min) % field.step === 0 ? null : 'invalid';
};

const isChoice = (field: Extract<Field, { kind: 'choice' | 'picker' }>, value: string) =>
  field.options.some((option) => option.value === value) ? null : 'invalid';

/** Province alone, or province and city alone, is not an area yet: the code of the last level is asked for. */
const areaRule: Check<'area'> = (field, value) => {
  if (value === noArea) return 'required';
  if (!/^[1-9]\d{5}$/.test(value)) return 'invalid';
  const tooShort = field.levels === 3 ? value.endsWith('00') : value.endsWith('0000');
  return tooShort ? 'required' : null;
};

const numberRule: Check<'number'> = (field, value) => {
  if (!isNumber(value)) return 'invalid';
  if (Number(value) < field.min) return 'tooSmall';
  if (Number(value) > field.max) return 'tooLarge';
  return decimalsOf(value) > field.decimals ? 'tooLong' : null;
};

/** Dates of one precision are in order as text. */
const dateRule: Check<'date'> = (field, value, { today }) => {
  if (!isDate(value, field.precision)) return 'invalid';
  const { least, most } = dateLimits(field, today);
  if (value < least) return 'tooSmall';
  return most !== undefined && value > most ? 'tooLarge' : null;
};

/** The ids of the steps joined by "/": a step that is missing is asked for. */
const cascadeRule: Check<'cascade'> = (field, value) => {
  const steps = value.split('/');
  if (steps.length > field.levels.length) return 'invalid';
  return steps.length === field.levels.length && steps.every((step) => step !== '') ? null : 'required';
};

const checks: { [K in Field['kind']]: Check<K> } = {
  mobile: (_, value, { mobile }) => {
    if (!isMobile(value)) return 'invalid';
    return isReseller(value, mobile) ? 'reseller' : null;
  },
  smsCode: (_, value, { sms }) => (new RegExp(`^\\d{${sms.codeLength}}$`).test(value) ? null : 'invalid'),
  personName: (_, value, { limits }) => {
    if (characters(value) > limits.personName) return 'tooLong';
    return characters(value) >= 2 && /^[\p{L}\p{M}·.\s]+$/u.test(value) ? null : 'invalid';
  },
  idCard: (_, value) => (validateIdCard(value).isValid ? null : 'invalid'),
  amount: amountRule,
  choice: isChoice,
  picker: isChoice,
  area: areaRule,
  number: numberRule,
  date: dateRule,
  plate: (_, value) => (isPlate(value) ? null : 'invalid'),
  cascade: cascadeRule,
  text: (field, value, { limits }) =>
    characters(value) > (field.maxLength ?? limits.text) ? 'tooLong' : null,
  consent: () => null,
};

/**
 * Whether an answer of a visible field may be sent.
 * @returns the rule that it breaks, or null (R-VALID 1, 2, 4, 7)
 */
export function checkAnswer(field: Field, answer: Answer, limits: AnswerLimits): AnswerRule | null {
  if (field.kind === 'consent') return answer === true || field.optional ? null : 'required';
  const value = typeof answer === 'string' ? normaliseAnswer(field, answer) : '';
  if (value === '') return field.optional ? null : 'required';
  if (field.kind === 'area' && isEndOfArea(String(answer))) return null;
  return (checks[field.kind] as Check<Field['kind']>)(field as never, value, limits);
}

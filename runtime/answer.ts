import { validate as validateIdCard } from 'stdnum/lib/cjs/cn/ric.js';
import type { Field, SiteFile } from '../schemas/index.ts';
import { isMobile, isReseller, normaliseMobile } from './mobile.ts';

/** An answer: text as typed (amounts and area codes too), or whether a consent is ticked. */
export type Answer = string | boolean | undefined;
export type Answers = Readonly<Record<string, Answer>>;
/** Why an answer is refused; the message is the field's own, or `field.<kind>.<rule>` of messages.json. */
export type AnswerRule = 'required' | 'invalid' | 'reseller' | 'tooLong' | 'tooSmall' | 'tooLarge';
export type AnswerLimits = Pick<SiteFile, 'mobile' | 'limits' | 'sms'>;

/** The code that stands for "not chosen yet" in an area (R-VALID 7). */
export const noArea = '000000';

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
  return (checks[field.kind] as Check<Field['kind']>)(field as never, value, limits);
}

import type { Field, FieldKind } from '../../schemas/index.ts';
import { isMobile, isReseller, normaliseMobile } from './mobile.ts';
import type { AnswerLimits, ValidationError } from './validate-answer.ts';

/** Normalisation and validation of one kind of field. */
export interface FieldValidation<K extends FieldKind> {
  /** Turns typed or pasted text into the value that is checked and sent. */
  normalise(field: Extract<Field, { kind: K }>, value: string): string;
  /**
   * The error of a normalised, non-empty answer, or null.
   * @param answer - before it was normalised
   */
  check(
    field: Extract<Field, { kind: K }>,
    value: string,
    limits: AnswerLimits,
    answer: string,
  ): ValidationError | null;
}
export type FieldValidations<K extends FieldKind> = { [Kind in K]: FieldValidation<Kind> };

const digits = (value: string): string => value.normalize('NFKC').replace(/\D/g, '');

/** The kinds of login forms: part of the first chunk. */
const loginValidations = {
  mobile: {
    normalise: (_, value) => normaliseMobile(value),
    check: (_, value, { mobile }) => {
      if (!isMobile(value)) return 'invalid';
      return isReseller(value, mobile) ? 'reseller' : null;
    },
  },
  smsCode: {
    normalise: (_, value) => digits(value),
    check: (_, value, { sms }) => (new RegExp(`^\\d{${sms.codeLength}}$`).test(value) ? null : 'invalid'),
  },
  consent: {
    normalise: (_, value) => value,
    check: () => null,
  },
} satisfies Partial<FieldValidations<FieldKind>>;

export type LoginKind = keyof typeof loginValidations;
/** All other kinds: loaded with the first form that has one (common-field-validation.ts). */
export type LazyKind = Exclude<FieldKind, LoginKind>;

export const isLazyKind = (kind: FieldKind): kind is LazyKind => !Object.hasOwn(loginValidations, kind);

const known: Partial<FieldValidations<FieldKind>> = { ...loginValidations };

/** Registers the validation of lazily loaded kinds. @returns the validation of every kind that is known now */
export const addFieldValidations = (
  kinds: Partial<FieldValidations<FieldKind>>,
): Partial<FieldValidations<FieldKind>> => Object.assign(known, kinds);

/** @throws Error where the validation of the kind has not been loaded */
export function fieldValidation(kind: FieldKind): FieldValidation<FieldKind> {
  const found = known[kind];
  if (!found) throw new Error(`"${kind}" is not loaded`);
  return found as FieldValidation<FieldKind>;
}

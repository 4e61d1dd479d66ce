import type { Field, FieldKind } from '../../schemas/index.ts';
import { isMobile, isReseller, normaliseMobile } from './mobile.ts';
import type { AnswerLimits, ValidationError } from './validate-answer.ts';

/** The rules of a kind of field. */
export interface FieldValidation<K extends FieldKind> {
  /** What is typed or pasted → what is checked and sent. */
  normalise(field: Extract<Field, { kind: K }>, value: string): string;
  /** Which rule a normalised answer breaks. */
  check(field: Extract<Field, { kind: K }>, value: string, limits: AnswerLimits): ValidationError | null;
}
export type FieldValidations<K extends FieldKind> = { [Kind in K]: FieldValidation<Kind> };

export const digits = (value: string): string => value.normalize('NFKC').replace(/\D/g, '');

/** The kinds that a login asks: always here. */
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
/** All others come to a phone with the first form that asks them: `lateAnswerKinds`. */
export type LazyKind = Exclude<FieldKind, LoginKind>;

export const isLazyKind = (kind: FieldKind): kind is LazyKind => !Object.hasOwn(loginValidations, kind);

const known: Partial<FieldValidations<FieldKind>> = { ...loginValidations };

/** From now on answers of these kinds can be normalised and checked. */
export function addFieldValidations(kinds: Partial<FieldValidations<FieldKind>>): void {
  Object.assign(known, kinds);
}

/** @throws where the kind has not been added */
export function fieldValidation(kind: FieldKind): FieldValidation<FieldKind> {
  const found = known[kind];
  if (!found) throw new Error(`the rules of "${kind}" are not here yet`);
  return found as FieldValidation<FieldKind>;
}

import type { Field, FieldKind } from '../../schemas/index.ts';
import { isMobile, isReseller, normaliseMobile } from './mobile.ts';
import type { AnswerLimits, AnswerRule } from './validate-answer.ts';

/** The rules of a kind of field. */
export interface AnswerKind<K extends FieldKind> {
  /** What is typed or pasted → what is checked and sent. */
  normalise(field: Extract<Field, { kind: K }>, value: string): string;
  /** Which rule a normalised answer breaks. */
  check(field: Extract<Field, { kind: K }>, value: string, limits: AnswerLimits): AnswerRule | null;
}
export type AnswerKinds<K extends FieldKind> = { [Kind in K]: AnswerKind<Kind> };

export const digits = (value: string): string => value.normalize('NFKC').replace(/\D/g, '');

/** The kinds that a login asks: always here. */
const firstKinds = {
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
} satisfies Partial<AnswerKinds<FieldKind>>;

export type FirstKind = keyof typeof firstKinds;
/** All others come to a phone with the first form that asks them: `lateAnswerKinds`. */
export type LateKind = Exclude<FieldKind, FirstKind>;

export const isLate = (kind: FieldKind): kind is LateKind => !Object.hasOwn(firstKinds, kind);

const known: Partial<AnswerKinds<FieldKind>> = { ...firstKinds };

/** From now on answers of these kinds can be normalised and checked. */
export function addAnswerKinds(kinds: Partial<AnswerKinds<FieldKind>>): void {
  Object.assign(known, kinds);
}

/** @throws where the kind has not been added */
export function answerKind(kind: FieldKind): AnswerKind<FieldKind> {
  const found = known[kind];
  if (!found) throw new Error(`the rules of "${kind}" are not here yet`);
  return found as AnswerKind<FieldKind>;
}

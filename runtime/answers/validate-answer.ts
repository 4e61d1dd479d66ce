import type { Field, SiteFile } from '../../schemas/index.ts';
import { fieldValidation } from './field-validation.ts';

/** What a visitor entered in a field: text as typed (also for amounts and area codes), or whether a consent is ticked. */
export type Answer = string | boolean | undefined;
export type Answers = Readonly<Record<string, Answer>>;
/** Why an answer is refused. The message is the field's own (`messages`), else `field.<kind>.<error>` of messages.json. */
export type ValidationError =
  | 'required'
  | 'invalid'
  | 'reseller'
  | 'tooLong'
  | 'tooShort'
  | 'tooSmall'
  | 'tooLarge';
export interface AnswerLimits extends Pick<SiteFile, 'mobile' | 'limits' | 'sms'> {
  /** The day in the business time zone, YYYY-MM-DD: what `until: "today"` of a date means. */
  today?: string | undefined;
}

/**
 * Turns typed or pasted text into the value that is validated and sent.
 * @throws Error where the validation of the field's kind has not been loaded
 */
export function normaliseAnswer(field: Field, value: string): string {
  return fieldValidation(field.kind).normalise(field as never, value);
}

/**
 * Validates the answer of a visible field (R-VALID 1, 2, 4, 7).
 * @returns the error, or null where the answer may be sent
 * @throws Error where the validation of the field's kind has not been loaded
 */
export function validateAnswer(field: Field, answer: Answer, limits: AnswerLimits): ValidationError | null {
  if (field.kind === 'consent') return answer === true || field.optional ? null : 'required';
  const value = typeof answer === 'string' ? normaliseAnswer(field, answer) : '';
  if (value === '') return field.optional || field.kind === 'figure' ? null : 'required';
  return fieldValidation(field.kind).check(field as never, value, limits, `${answer}`);
}

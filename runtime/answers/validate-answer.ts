import type { Field, SiteFile } from '../../schemas/index.ts';
import { isEndOfArea } from './area-code.ts';
import { fieldValidation } from './field-validation.ts';

/** An answer: text as typed (amounts and area codes too), or whether a consent is ticked. */
export type Answer = string | boolean | undefined;
export type Answers = Readonly<Record<string, Answer>>;
/** Why an answer is refused; the message is the field's own, or `field.<kind>.<rule>` of messages.json. */
export type ValidationError = 'required' | 'invalid' | 'reseller' | 'tooLong' | 'tooSmall' | 'tooLarge';
export interface AnswerLimits extends Pick<SiteFile, 'mobile' | 'limits' | 'sms'> {
  /** The day in the business time zone, YYYY-MM-DD: what `until: "today"` of a date means. */
  today?: string;
}

/**
 * What a visitor typed or pasted → what is validated and sent.
 * @throws where the rules of the field's kind have not been added
 */
export function normaliseAnswer(field: Field, value: string): string {
  return fieldValidation(field.kind).normalise(field as never, value);
}

/**
 * Whether an answer of a visible field may be sent.
 * @returns the rule that it breaks, or null (R-VALID 1, 2, 4, 7)
 * @throws where the rules of the field's kind have not been added
 */
export function validateAnswer(field: Field, answer: Answer, limits: AnswerLimits): ValidationError | null {
  if (field.kind === 'consent') return answer === true || field.optional ? null : 'required';
  const value = typeof answer === 'string' ? normaliseAnswer(field, answer) : '';
  if (value === '') return field.optional ? null : 'required';
  if (field.kind === 'area' && isEndOfArea(String(answer))) return null;
  return fieldValidation(field.kind).check(field as never, value, limits);
}

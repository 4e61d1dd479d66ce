import type { Field, Form } from '../../schemas/index.ts';
import { isShown } from '../decision-table/condition.ts';
import type { Facts } from '../facts/facts.ts';
import { furtherTest, type LaidOutForm } from './further-test.ts';
import {
  type Answer,
  type AnswerLimits,
  type Answers,
  normaliseAnswer,
  type ValidationError,
  validateAnswer,
} from './validate-answer.ts';

/**
 * The fields of a form that are shown, in order, given the facts of the visit and the other answers. A hidden field is
 * neither validated nor sent and satisfies no other field's condition; its value stays in the form.
 */
export function visibleFields(
  { fields, inOrder = fields }: LaidOutForm,
  answers: Answers,
  facts: Facts,
): Field[] {
  const shown = new Map<string, Field>();
  for (const field of inOrder) {
    if (isShown(field.showWhen, facts) && answersMatch(field, answers, shown)) shown.set(field.id, field);
  }
  return fields.filter(({ id }) => shown.has(id));
}

/**
 * A condition sees the fields before this one, and those below it where the form has been laid out for that
 * (condition-order.ts). `check` refuses conditions that go round in a circle.
 */
function answersMatch(field: Field, answers: Answers, shown: ReadonlyMap<string, Field>): boolean {
  return Object.entries(field.showWhenAnswers ?? {}).every(([id, condition]) => {
    const asked = shown.get(id);
    const answer = answers[id];
    const wanted: unknown[] = Array.isArray(condition) ? condition : [condition];
    return (
      asked !== undefined &&
      // The answer of an amount is text, but the condition may name it as a number.
      wanted.some((one) => one === answer || String(one) === answer || furtherTest.holds(one, answer, asked))
    );
  });
}

/** The error of a field: by the rules of its kind, or the message of a comparison with another field. */
export interface FieldError {
  field: Field;
  rule?: ValidationError | null;
  message?: string | undefined;
}

/**
 * The error of each visible field that has one; none when the form may be sent.
 * @param names - if there are any, validates these fields alone: a form of a thousand fields must not be validated at every key
 */
export function validateForm(
  form: Form,
  answers: Answers,
  facts: Facts,
  limits: AnswerLimits,
  names?: readonly string[],
): FieldError[] {
  const shown = visibleFields(form, answers, facts);
  const compared = furtherTest.broken(form, shown, answers, limits);
  return shown
    .filter(({ id }) => !names?.length || names.includes(id))
    .map((field) => ({
      field,
      rule: validateAnswer(field, answers[field.id], limits),
      message: compared?.get(field.id),
    }))
    .filter(({ rule, message }) => rule || message);
}

/** The values to send: normalised, non-empty answers of the visible fields by field id; a ticked consent is `"1"`. */
export function submission(form: Form, answers: Answers, facts: Facts): Record<string, string> {
  const sent: [string, string][] = [];
  for (const field of visibleFields(form, answers, facts)) {
    const value = sentValue(field, answers[field.id]);
    if (value !== '') sent.push([field.id, value]);
  }
  return Object.fromEntries(sent);
}

function sentValue(field: Field, answer: Answer): string {
  if (typeof answer === 'string') return normaliseAnswer(field, answer);
  return answer === true ? '1' : '';
}

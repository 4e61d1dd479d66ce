import type { Resolver } from 'react-hook-form';
import {
  type AnswerLimits,
  type Facts,
  type FieldError,
  type ValidationError,
  validateForm,
} from '../../runtime/index.ts';
import type { FieldKind, Form } from '../../schemas/index.ts';
import type { MessageId } from '../context/use-message.ts';

/** Answers as the form library stores them. */
export type AnswerValues = Record<string, string | boolean | undefined>;
/**
 * Inputs of the validation besides the answers. Read at every validation, because facts change while a form is open.
 */
export interface ValidationInputs {
  facts: Facts;
  limits: AnswerLimits;
  message: (id: MessageId) => string;
}

/** Validates the visible fields with the validation of the runtime; only the named fields if there are any. */
export function validationResolver(form: Form, rules: () => ValidationInputs): Resolver<AnswerValues> {
  return (answers, _, { names }) => {
    const { facts, limits, message } = rules();
    const errors = validateForm(form, answers, facts, limits, names).map((error) => [
      error.field.id,
      { type: error.rule ?? 'comparison', message: errorText(error, message) },
    ]);
    return { values: answers, errors: Object.fromEntries(errors) };
  };
}

/** That of its comparison, the field's own message if it has one, else that of its kind. */
const errorText = (
  { field, rule, message: compared }: FieldError,
  message: ValidationInputs['message'],
): string | undefined =>
  rule ? (field.messages?.[rule] ?? ruleMessage(field.kind, rule, message)) : compared;

/** The text for a validation error of this field kind; without one of its own, a text that fits every kind. */
export function ruleMessage(
  kind: FieldKind,
  rule: ValidationError,
  message: (id: MessageId) => string,
): string {
  const id = `field.${kind}.${rule}`;
  // A page without the text gets its id back. The phone carries no list of the texts that exist.
  const text = message(id as MessageId);
  return text === id ? message('field.invalid') : text;
}

import type { Resolver } from 'react-hook-form';
import {
  type AnswerLimits,
  type Facts,
  type ValidationError,
  validateAnswer,
  validateForm,
  visibleFields,
} from '../../runtime/index.ts';
import type { Field, FieldKind, Form } from '../../schemas/index.ts';
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
    const broken = names?.length
      ? checkNamed(form, answers, facts, limits, new Set<string>(names))
      : validateForm(form, answers, facts, limits);
    if (broken.size === 0) return { values: answers, errors: {} };
    const fields = new Map(form.fields.map((field) => [field.id, field]));
    const errors = [...broken].map(([id, rule]) => [
      id,
      { type: rule, message: errorText(fields.get(id), rule, message) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/**
 * Validates one field at a time while the visitor types: a form of a thousand fields must not be validated at every
 * key.
 */
function checkNamed(
  form: Form,
  answers: AnswerValues,
  facts: Facts,
  limits: AnswerLimits,
  names: ReadonlySet<string>,
): Map<string, ValidationError> {
  const broken = new Map<string, ValidationError>();
  for (const field of visibleFields(form, answers, facts)) {
    const rule = names.has(field.id) ? validateAnswer(field, answers[field.id], limits) : null;
    if (rule) broken.set(field.id, rule);
  }
  return broken;
}

/** The field's own message if it has one, else that of its kind. */
function errorText(
  field: Field | undefined,
  rule: ValidationError,
  message: ValidationInputs['message'],
): string {
  if (!field) return message('field.invalid');
  return field.messages?.[rule] ?? ruleMessage(field.kind, rule, message);
}

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

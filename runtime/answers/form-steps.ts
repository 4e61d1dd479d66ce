import type { Field, Form } from '../../schemas/index.ts';
import { type StoredValue, storedJson } from '../storage/stored-values.ts';
import { furtherTest } from './further-test.ts';
import { type AnswerLimits, type Answers, validateAnswer } from './validate-answer.ts';

/** A step of a form as a visitor is shown it. */
export interface FormStep {
  title: string;
  /** Its visible fields, at least one. */
  fields: readonly Field[];
}

/** The steps of a form that have a visible field; none for a form without steps. */
export function visibleSteps({ steps = [] }: Form, visible: readonly Field[]): FormStep[] {
  return steps
    .map(({ title, fields }) => ({ title, fields: visible.filter(({ id }) => fields.includes(id)) }))
    .filter(({ fields }) => fields.length > 0);
}

const isRequiredConsent = (field: Field): boolean => field.kind === 'consent' && !field.optional;

/**
 * The last step that may be shown, as an index: the first one with an answer that is missing or wrong.
 * @param withConsents - false after a reload, which no consent outlives: {@link consentsToRepeat} has those
 */
export function lastOpenStep(
  form: Form,
  steps: readonly FormStep[],
  answers: Answers,
  limits: AnswerLimits,
  withConsents: boolean,
): number {
  const shown = steps.flatMap(({ fields }) => fields);
  const broken = furtherTest.broken(form, shown, answers, limits);
  const isWrong = (field: Field) =>
    broken?.has(field.id) ||
    ((withConsents || !isRequiredConsent(field)) &&
      validateAnswer(field, answers[field.id], limits) !== null);
  const first = steps.findIndex(({ fields }) => fields.some(isWrong));
  return first < 0 ? steps.length - 1 : first;
}

/** The required consents of earlier steps that are not ticked: the step at this index asks for them again. */
export function consentsToRepeat(steps: readonly FormStep[], at: number, answers: Answers): Field[] {
  const earlier = steps.slice(0, at).flatMap(({ fields }) => fields);
  return earlier.filter((field) => isRequiredConsent(field) && answers[field.id] !== true);
}

/** The fields of earlier steps that are compared with one of these. */
export const comparedBefore = (
  { comparisons = [] }: Form,
  steps: readonly FormStep[],
  at: number,
  fields: readonly string[],
): string[] =>
  comparisons.flatMap(({ field, to }) => {
    const step = stepOfField(steps, field);
    return fields.includes(to) && step >= 0 && step < at ? [field] : [];
  });

/** The index of the step with a field; -1 where no step shows it. */
export const stepOfField = (steps: readonly FormStep[], field: string): number =>
  steps.findIndex(({ fields }) => fields.some(({ id }) => id === field));

/** The step of a form that was shown last, as an index: a reload returns to it, and so does who opens a killed page. */
export const storedStep = (form: string): StoredValue<number> =>
  storedJson(`step.${form}`, (raw) => (/^\d{1,3}$/.test(raw) ? Number(raw) : null));

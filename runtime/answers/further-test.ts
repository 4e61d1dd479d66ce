import type { Field, Form } from '../../schemas/index.ts';
import type { Answer, AnswerLimits, Answers } from './validate-answer.ts';

/** A form as it is answered: with the fields of the entries of its groups. */
export interface LaidOutForm extends Form {
  /** The fields, each after those whose answers its conditions ask for; left out where that is their own order. */
  inOrder?: readonly Field[];
}

/**
 * What few forms need, and what it is for all others until it has been loaded with those: tests of an answer by a condition
 * that is more than an equal value (further-conditions.ts), and of two answers by each other (whole-form.ts); fields that are
 * answered several times (groups/add-groups.ts), and conditions on fields below (condition-order.ts).
 * Functions rather than optional ones: the call of an optional one costs every visitor 20 bytes in the syntax of iOS 13.
 */
export const furtherTest: {
  holds(condition: unknown, answer: Answer, field: Field): boolean;
  broken(
    form: Form,
    shown: readonly Field[],
    answers: Answers,
    limits: AnswerLimits,
  ): ReadonlyMap<string, string> | undefined;
  /** The same object for the same form. */
  layOut(form: Form): LaidOutForm;
  /** The values of a lead with those of entries in lists, as JSON has them. */
  nest(values: Readonly<Record<string, string>>): Readonly<Record<string, unknown>>;
} = {
  holds: () => false,
  broken: () => undefined,
  layOut: (form) => form,
  nest: (values) => values,
};

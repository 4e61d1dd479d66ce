import type { Field, Form } from '../../schemas/index.ts';
import type { Answer, AnswerLimits, Answers } from './validate-answer.ts';

/**
 * Tests that few forms need, loaded with those: of an answer by a condition that is more than an equal value
 * (further-conditions.ts), and of two answers by each other (whole-form.ts).
 */
export const furtherTest: {
  holds?: (condition: unknown, answer: Answer, field: Field) => boolean;
  broken?: (
    form: Form,
    shown: readonly Field[],
    answers: Answers,
    limits: AnswerLimits,
  ) => ReadonlyMap<string, string>;
} = {};

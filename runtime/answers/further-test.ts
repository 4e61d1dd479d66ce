import type { Field } from '../../schemas/index.ts';
import type { Answer } from './validate-answer.ts';

/** Tests an answer by a condition that is more than an equal value: further-conditions.ts adds it, loaded with the forms that have one. */
export const furtherTest: {
  holds?: (condition: unknown, answer: Answer, field: Field) => boolean;
} = {};

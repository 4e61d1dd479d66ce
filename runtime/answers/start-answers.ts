import type { Form } from '../../schemas/index.ts';
import { yesNoValues } from './choices.ts';
import type { Answers } from './validate-answer.ts';

/** The answers that a form begins with: its defaults, and its hidden values. */
export const startAnswers = ({ fields }: Form): Answers =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      // A text that is not given: only such an answer is sent.
      if (field.kind === 'figure') return field.send ? [[field.id, '']] : [];
      if (field.kind === 'hidden') return [[field.id, field.value]];
      if (field.kind === 'yesNo' && field.default !== undefined)
        return [[field.id, yesNoValues(field)[field.default === 'yes' ? 0 : 1]]];
      // Several choices become a text with commas, which is their answer.
      return 'default' in field && field.default !== undefined ? [[field.id, String(field.default)]] : [];
    }),
  );

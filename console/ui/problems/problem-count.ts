import { sayIn } from '../../../ops/text/say.ts';
import type { Language } from '../../../ops/text/text.ts';
import type { Problem } from '../../api/index.ts';
import { problemCountWords } from './problem-count-words.ts';

/** The number of errors and notes among some problems; zero is omitted. */
export function problemCount(problems: readonly Problem[], language: Language) {
  const say = sayIn(problemCountWords, language);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const others = problems.length - errors;
  const text =
    errors === 0
      ? say('notes', { count: others })
      : say(others === 0 ? 'errors' : 'problems', { errors, others });
  return { errors, text };
}

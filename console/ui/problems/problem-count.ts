import { sayIn } from '../../../ops/text/say.ts';
import type { Language } from '../../../ops/text/text.ts';
import type { Problem } from '../../api/index.ts';
import { problemCountWords } from './problem-count-words.ts';

/**
 * The number of errors and notes among some problems, and of texts that fields have refused; zero is omitted.
 * @param unwritten - how many such texts there are: they are wrong as well, and no check can see them
 */
export function problemCount(problems: readonly Problem[], language: Language, unwritten = 0) {
  const say = sayIn(problemCountWords, language);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const others = problems.length - errors;
  const found =
    errors === 0
      ? say('notes', { count: others })
      : say(others === 0 ? 'errors' : 'problems', { errors, others });
  const refused = unwritten === 0 ? '' : say('unwritten', { count: unwritten });
  const both = [...(problems.length > 0 ? [found] : []), ...(refused === '' ? [] : [refused])];
  const text = both.length === 2 ? say('also', { found, unwritten: refused }) : both.join('');
  return { count: problems.length + unwritten, errors: errors + unwritten, text };
}

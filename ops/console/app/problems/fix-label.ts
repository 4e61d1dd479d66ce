import type { Language, ProblemFix } from '../../api.ts';
import { sayIn } from '../words.ts';
import { problemWords } from './problem-words.ts';

/** What a fix does, in words. */
export const fixLabel = ({ to }: ProblemFix, language: Language): string =>
  sayIn(problemWords, language)(to === null ? 'fix' : 'change', { to: to ?? '' });

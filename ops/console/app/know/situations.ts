import { roughly } from '../../../plan/words.ts';
import { sayIn } from '../../../say.ts';
import { type Language, spaced } from '../../../text.ts';
import { knowWords } from './know-words.ts';

/** How many situations, as a detail: `约 162 亿种情形`. */
export const situationsTitle = (count: number, language: Language): string =>
  sayIn(knowWords, language)('count', {
    count: language === 'zh' ? spaced(roughly(count, language)).trimStart() : roughly(count, language),
  });

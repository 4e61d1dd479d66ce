import { roughly } from '../../../plan/words.ts';
import { type Language, spaced } from '../../../text.ts';

/** How many situations, as a sentence has them: `约 162 亿`, or `1,234 ` before a Chinese word. */
export const situations = (count: number, language: Language): string =>
  language === 'zh' ? spaced(roughly(count, language)).trimStart() : roughly(count, language);

import { sayIn } from '../../../ops/text/say.ts';
import { type Language, spaced } from '../../../ops/text/text.ts';
import { roundedCount } from '../../../ops/wording/plan-words.ts';
import { impactWords } from './impact-words.ts';

/** The number of situations, as a detail: `约 162 亿种情形`. */
export const describeSituationCount = (count: number, language: Language): string =>
  sayIn(impactWords, language)('count', {
    count:
      language === 'zh' ? spaced(roundedCount(count, language)).trimStart() : roundedCount(count, language),
  });

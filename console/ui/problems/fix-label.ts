import type { Language } from '../../api/index.ts';
import { sayIn } from '../language/use-words.ts';
import type { OfferedFix } from './offered-fixes.ts';
import { problemWords } from './problem-words.ts';

/** Describes a fix. */
export function fixLabel({ to, places = 1, does }: OfferedFix, language: Language): string {
  const say = sayIn(problemWords, language);
  if (does) return say(does);
  if (to === null) return say('fix');
  return places > 1 ? say('changeAll', { to, places }) : say('change', { to });
}

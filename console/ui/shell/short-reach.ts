import type { Reach } from '../../../ops/plan/reach.ts';
import type { Say } from '../language/use-words.ts';
import type { shellWords } from './shell-words.ts';

/** The affected visitors in a few words: channels only; the impact view lists all. */
export function shortReach(
  { channels, isUnlisted, isWithoutChannel }: Pick<Reach, 'channels' | 'isUnlisted' | 'isWithoutChannel'>,
  say: Say<typeof shellWords>,
): string {
  if (channels === 0) return say(isUnlisted ? 'reachesUnlisted' : 'reachesNone');
  return say(isUnlisted || isWithoutChannel ? 'reachesMore' : 'reaches', { channels });
}

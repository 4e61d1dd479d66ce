import type { Say } from '../language/use-words.ts';
import type { shellWords } from './shell-words.ts';

/** The affected visitors in a few words: channels only; the impact view lists all. */
export function shortReach(
  { channels, isUnlisted }: { channels: number; isUnlisted: boolean },
  say: Say<typeof shellWords>,
): string {
  if (channels === 0) return say('reachesUnlisted');
  return say(isUnlisted ? 'reachesMore' : 'reaches', { channels });
}

import type { Say } from '../language/use-words.ts';
import type { shellWords } from './shell-words.ts';

/** Whom the edits reach where there is room for a few words only: the channels; all of it stands in the view. */
export function shortReach(
  { channels, isUnlisted }: { channels: number; isUnlisted: boolean },
  say: Say<typeof shellWords>,
): string {
  if (channels === 0) return say('reachesUnlisted');
  return say(isUnlisted ? 'reachesMore' : 'reaches', { channels });
}

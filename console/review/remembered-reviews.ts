import { unansweredGitCalls } from '../git/run-git.ts';
import type { KnownReview } from './read-reviews.ts';

/** What was read last of each folder. */
const remembered = new Map<string, { key: string; found: readonly KnownReview[] }>();

/**
 * Reads the reviews of a folder unless that was done for the same key: a dozen git processes for each, and consoles ask
 * every few seconds. What git has not answered in time is not kept.
 * @param key - all refs and names that the reviews follow from; commits stay what they are
 */
export async function rememberReviews(
  dir: string,
  key: string,
  read: () => Promise<readonly KnownReview[]>,
): Promise<readonly KnownReview[]> {
  const last = remembered.get(dir);
  if (last?.key === key) return last.found;
  const before = unansweredGitCalls();
  const found = await read();
  if (unansweredGitCalls() === before) remembered.set(dir, { key, found });
  return found;
}

import { commitTree, moveBranch } from '../git/commit-on-branch.ts';
import { pushedCommit } from '../git/push-branch.ts';
import { isAncestor, readCommits, treeOf } from '../git/read-branches.ts';
import { trailer, verdictKey } from '../git/trailers.ts';
import type { KnownReview } from './read-reviews.ts';

/**
 * Puts the verdicts that were given here after those that others have pushed meanwhile, with who gave them and when.
 * @returns whether it has; not where the remote's branch of this name has other edits
 */
export async function joinVerdicts(dir: string, remote: string, review: KnownReview): Promise<boolean> {
  const { branch, commit, local } = review;
  const there = await pushedCommit(dir, remote, branch);
  if (there === null || local === null || !(await isAncestor(dir, commit, there))) return false;
  const own = await readCommits(dir, there, local);
  if (own.length === 0 || own.some(({ message }) => trailer(message, verdictKey) === undefined)) return false;
  let tip = there;
  for (const { author, email, at, message } of own) {
    const by = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: at };
    const next = await commitTree(dir, await treeOf(dir, there), tip, message, by);
    if ('refused' in next) return false;
    tip = next.id;
  }
  return (await moveBranch(dir, branch, tip, local)) === null;
}

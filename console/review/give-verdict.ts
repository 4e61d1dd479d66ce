import type { VerdictRequest } from '../api/review.ts';
import { commitTree, moveBranch } from '../git/commit-on-branch.ts';
import { treeOf } from '../git/read-branches.ts';
import { reviewKey, verdictKey } from '../git/trailers.ts';
import { whoCommits } from '../git/who-commits.ts';
import type { KnownReview } from './read-reviews.ts';

const verbs = { approved: 'Approve', refused: 'Refuse', withdrawn: 'Withdraw' } as const;

/**
 * Records a verdict as a commit without edits at the end of the branch, by whoever git commits as.
 * @returns git's reason where it was not recorded
 */
export async function giveVerdict(
  dir: string,
  review: KnownReview,
  { tip, verdict, comment }: Pick<VerdictRequest, 'tip' | 'verdict' | 'comment'>,
): Promise<{ refused: string } | null> {
  const you = await whoCommits(dir);
  const trailers = [
    `${verdictKey}: ${verdict}`,
    `${reviewKey}: ${review.commit}`,
    ...(verdict === 'approved' && you ? [`Reviewed-by: ${you.name} <${you.email}>`] : []),
  ];
  const subject = `${verbs[verdict]}: ${review.title}`;
  const message = [subject, comment.trim(), trailers.join('\n')].filter((part) => part !== '').join('\n\n');
  const commit = await commitTree(dir, await treeOf(dir, tip), tip, message);
  if ('refused' in commit) return commit;
  // Of two reviewers who decide at once the later one is refused, and looks again.
  return moveBranch(dir, review.branch, commit.id, review.local);
}

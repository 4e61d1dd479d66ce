import { changedBlobs, forkPoint, isAncestor, readCommits, trailersSince } from '../git/read-branches.ts';
import { runGit } from '../git/run-git.ts';
import { reviewKey, trailer, verdictKey } from '../git/trailers.ts';
import { configPaths } from '../history/config-file-names.ts';

/** A review has so many verdicts at most. */
const mostVerdicts = 100;

/**
 * The commit that a review began from: where its branch has left HEAD, or the one before its edits where HEAD has the
 * whole branch, as after a merge. Null for a branch without edits of its own.
 */
export async function whereReviewBegins(dir: string, tip: string): Promise<string | null> {
  const fork = await forkPoint(dir, tip);
  if (fork !== tip) return fork;
  const commits = await readCommits(dir, null, tip, mostVerdicts);
  const isVerdict = (message: string) => trailer(message, verdictKey) !== undefined;
  const edits = commits.findLastIndex(({ message }) => !isVerdict(message));
  // A branch that was begun from HEAD and has nothing yet looks like one that HEAD has gone on to.
  if (edits === commits.length - 1 && (await isOnMainLine(dir, tip))) return null;
  return commits[edits - 1]?.commit ?? null;
}

async function isOnMainLine(dir: string, commit: string): Promise<boolean> {
  const { code, stdout } = await runGit(dir, [
    'rev-list',
    '--first-parent',
    '--ancestry-path',
    `${commit}..HEAD`,
  ]);
  if (code !== 0 || stdout.trim() === '') return true;
  const first = stdout.trim().split('\n').at(-1);
  return (await runGit(dir, ['rev-parse', `${first}^1`])).stdout.trim() === commit;
}

/**
 * Whether a branch has the edits of a review: by a commit of the console that says so, by a merge of its branch, or, once
 * it was approved, in a commit that says nothing of it, as after a pull request that was squashed.
 */
export async function hasTaken(
  dir: string,
  head: string,
  { base, commit, isApproved }: { base: string; commit: string; isApproved: boolean },
): Promise<boolean> {
  if (await isAncestor(dir, commit, head)) return true;
  if ((await trailersSince(dir, base, reviewKey, { head })).includes(commit)) return true;
  if (!isApproved) return false;
  const files = (await changedBlobs(dir, base, commit, configPaths)).map(({ file }) => file);
  if (files.length === 0) return false;
  return (await runGit(dir, ['diff', '--quiet', '--no-ext-diff', commit, head, '--', ...files])).code === 0;
}

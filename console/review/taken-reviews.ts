import { changedBlobs, forkPoint, isAncestor, readCommits, trailersSince } from '../git/read-branches.ts';
import { runGit } from '../git/run-git.ts';
import { nameKey, reviewKey, trailer, verdictKey } from '../git/trailers.ts';
import { configPaths } from '../history/config-file-names.ts';

/** A review has so many verdicts at most. */
const mostVerdicts = 100;

/**
 * The commit that a review began from: the one before that in which it was sent, which says so. Of a branch that somebody
 * has made by hand, where it has left HEAD or the remote's branch, whichever is later, or the one before its edits where
 * HEAD has the whole branch, as after a merge. Null for a branch without edits of its own.
 * @param there - the last commit of the remote's side of the current branch
 */
export async function whereReviewBegins(
  dir: string,
  { name, tip }: { name: string; tip: string },
  there: string | null,
): Promise<string | null> {
  const fork = await latestFork(dir, tip, there);
  const isMerged = fork === tip;
  const commits = await readCommits(dir, isMerged ? null : fork, tip, isMerged ? mostVerdicts : undefined);
  const sent = commits.findIndex(({ message }) => trailer(message, nameKey) === name);
  if (sent > 0) return commits[sent - 1]?.commit ?? null;
  if (!isMerged) return fork;
  const isVerdict = (message: string) => trailer(message, verdictKey) !== undefined;
  const edits = commits.findLastIndex(({ message }) => !isVerdict(message));
  // A branch that was begun from HEAD and has nothing yet looks like one that HEAD has gone on to.
  if (edits === commits.length - 1 && (await isOnMainLine(dir, tip))) return null;
  return commits[edits - 1]?.commit ?? null;
}

/** Where a clone is older than a branch, the remote's side of the current branch is nearer to it than HEAD. */
async function latestFork(dir: string, tip: string, there: string | null): Promise<string | null> {
  const fork = await forkPoint(dir, tip);
  if (fork === null || fork === tip || there === null) return fork;
  const other = await forkPoint(dir, tip, there);
  return other !== null && other !== tip && (await isAncestor(dir, fork, other)) ? other : fork;
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

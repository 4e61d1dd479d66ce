import type { ChosenSide } from '../api/branch.ts';
import type { BranchAtRemote } from '../git/branch-at-remote.ts';
import { runGit } from '../git/run-git.ts';
import { gitStateOf } from '../history/git-state.ts';
import { type MergedRemote, mergeRemote } from './merge-remote.ts';

export type BroughtIn =
  | { isDone: true }
  /** Changes on the disk that no commit has, in files that would be written. */
  | { uncommitted: string[] }
  | Exclude<MergedRemote, { commit: string } | { isContained: true }>;

/**
 * Brings the commits of the remote's branch into the current one and onto the disk: forward where this clone has none of
 * its own, by a merge otherwise. Where the remote has all edits of this clone in other commits, as after a pull request
 * that was squashed, the branch follows the remote's. What is on the disk and in no commit is never written over.
 */
export async function bringIn(
  dir: string,
  { head, branch, remote, target, there, ahead, behind }: BranchAtRemote,
  sides: readonly ChosenSide[],
): Promise<BroughtIn> {
  if (branch === null || there === null || behind === 0) return { isDone: true };
  if (ahead === 0) return moved(dir, ['merge', '--quiet', '--ff-only', there]);
  const message = `Merge ${remote}/${target} into ${branch}`;
  const merged = await mergeRemote(dir, { head, there, message }, sides);
  if ('isContained' in merged) {
    // A commit that was made meanwhile is in none of the remote's.
    const isSame = (await gitStateOf(dir)).head === head;
    return isSame ? moved(dir, ['reset', '--quiet', '--keep', there]) : { refused: 'HEAD has moved' };
  }
  return 'commit' in merged ? moved(dir, ['merge', '--quiet', '--ff-only', merged.commit]) : merged;
}

async function moved(dir: string, args: readonly string[]): Promise<BroughtIn> {
  const { code, stdout, stderr } = await runGit(dir, args, '', { env: { LC_ALL: 'C' } });
  if (code === 0) return { isDone: true };
  const printed = (stderr || stdout).trim();
  // The names stand below the line that says so, each after a tab; `reset` names the first one only.
  const listed = /would be (?:overwritten|removed)/.test(printed) ? printed.match(/^\t.+$/gm) : null;
  const entry = /^error: Entry '(.+)' not uptodate/m.exec(printed)?.[1];
  if (listed || entry) return { uncommitted: listed?.map((line) => line.trim()) ?? [entry ?? ''] };
  return { refused: printed };
}

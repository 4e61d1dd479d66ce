import type { NeededForCommit } from '../analysis/needed-for-commit.ts';
import type { SavedCommit } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { commitFiles } from '../git/commit.ts';
import type { LiveAnalysis } from '../worker/live-analysis.ts';

/**
 * Commits what a save has written, with the new files on the disk that it needs. Where it needs what was changed before,
 * by others or by saves without a commit, nothing is committed: that config would be broken for everybody else.
 * @param along - changes from before that the operator commits with it
 */
export async function commitSaved(
  revision: DraftRevision,
  analysis: Pick<LiveAnalysis, 'neededForCommit'>,
  files: readonly string[],
  message: string,
  along: readonly string[] = [],
): Promise<SavedCommit | null> {
  const chosen = [...new Set([...files, ...along])];
  // Git tells what it cannot read when it commits.
  const { untracked, modified } = await analysis.neededForCommit(revision, chosen).catch(() => nothing);
  if (modified.length > 0) return { missing: [...along, ...modified, ...untracked].sort(), message };
  const result = await commitFiles(revision.dir, [...chosen, ...untracked], message);
  const needed = [...along, ...untracked];
  return result && 'commit' in result && needed.length > 0 ? { ...result, needed } : result;
}

const nothing: NeededForCommit = { untracked: [], modified: [] };

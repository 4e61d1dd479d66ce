import type { NeededForCommit } from '../analysis/needed-for-commit.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { type CommitResult, commitFiles } from '../git/commit.ts';
import type { LiveAnalysis } from '../worker/live-analysis.ts';

/**
 * Commits what a save has written, with the new files on the disk that it needs. Where it needs what others have changed
 * and not committed, nothing is committed: that config would be broken for everybody else.
 */
export async function commitSaved(
  revision: DraftRevision,
  analysis: Pick<LiveAnalysis, 'neededForCommit'>,
  files: readonly string[],
  message: string,
): Promise<CommitResult | null> {
  // Git tells what it cannot read when it commits.
  const { untracked, modified } = await analysis.neededForCommit(revision, files).catch(() => nothing);
  if (modified.length > 0) return { refused: uncommittedNeed(modified) };
  const result = await commitFiles(revision.dir, [...files, ...untracked], message);
  return result && 'commit' in result && untracked.length > 0 ? { ...result, needed: untracked } : result;
}

const nothing: NeededForCommit = { untracked: [], modified: [] };

const uncommittedNeed = (files: readonly string[]): string =>
  [
    `文件已保存，没有提交：提交后的配置还需要这些没有提交的改动：${files.join('、')}。请先提交它们，再提交这次的改动。`,
    `The files are saved, and not committed: the committed config would need these changes, which are not committed: ${files.join(', ')}. Commit them first, and then these.`,
  ].join('\n');

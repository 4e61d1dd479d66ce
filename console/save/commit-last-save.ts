import type {
  CommitFilesRequest,
  CommitFilesResponse,
  CommitSaveRequest,
  SaveResponse,
} from '../api/index.ts';
import { ApiRefusalError } from '../api/refusal-error.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { uncommittedFiles } from '../history/git-state.ts';
import { commitSaved } from './commit-saved.ts';
import type { SaveContext } from './save.ts';

type CommitContext = Pick<SaveContext, 'dir' | 'draft' | 'lastSave' | 'analysis' | 'currentRevision'>;

/**
 * Commits the last save, which was made without a commit or whose commit lacked files, with those that the operator has
 * seen.
 * @throws RefusalError where it is another save by now, or the folder has not what was checked
 */
export async function commitLastSave(
  { dir, draft, lastSave, analysis, currentRevision }: CommitContext,
  { at, with: along, message }: CommitSaveRequest,
): Promise<SaveResponse> {
  const last = lastSave.response;
  const open = last?.at === at ? openCommit(last, message) : null;
  if (!last || !open || !(await isAsShown(dir, open, along))) throw changedSince();
  const revision = await revisionOnDisk({ draft, analysis, currentRevision });
  const commit = await commitSaved(revision, analysis, last.saved, open.message, along);
  const answer = { ...last, commit };
  const isMade = commit !== null && 'commit' in commit;
  // Another window may have committed it meanwhile, or saved again; what was committed here is told in any case.
  if (lastSave.response !== last && !isMade) throw changedSince();
  if (lastSave.response?.at === at) lastSave.store(answer);
  return answer;
}

/**
 * Commits files that earlier saves, or others, have left without a commit, with new ones that they need.
 * @throws RefusalError where one of them is committed by now, or the folder has not what was checked
 */
export async function commitFilesLeft(
  context: Omit<CommitContext, 'lastSave'>,
  { files, message }: CommitFilesRequest,
): Promise<CommitFilesResponse> {
  const uncommitted = await uncommittedFiles(context.dir);
  const isListed = files.length > 0 && files.every((file) => uncommitted.includes(file));
  if (!isListed || message.trim() === '') throw changedSince();
  const revision = await revisionOnDisk(context);
  return { commit: await commitSaved(revision, context.analysis, files, message.trim()) };
}

/** The revision of what the folder has, which has no errors: the checks are those of the draft. */
async function revisionOnDisk({
  draft,
  analysis,
  currentRevision,
}: Pick<CommitContext, 'draft' | 'analysis' | 'currentRevision'>): Promise<DraftRevision> {
  if (draft.changed.size > 0) throw unsaved();
  const revision = currentRevision();
  const { problems, isClean } = await analysis.problemsOf(revision);
  if (isClean) return revision;
  const errors = problems.filter(({ severity }) => severity === 'error');
  throw new ApiRefusalError('problems', hasErrors(errors.length), { problems: errors });
}

/** The commit that a save waits for; `missing` null: it was saved without one. Null where nothing is open. */
interface OpenCommit {
  missing: readonly string[] | null;
  message: string;
}

function openCommit({ commit }: SaveResponse, message: string | undefined): OpenCommit | null {
  if (commit && 'missing' in commit) return commit;
  if (commit !== null || message === undefined || message.trim() === '') return null;
  return { missing: null, message: message.trim() };
}

/** All that the commit lacked; of a save without one, nothing but uncommitted changes. */
async function isAsShown(dir: string, { missing }: OpenCommit, along: readonly string[]): Promise<boolean> {
  if (missing) return [...along].sort().join('\0') === missing.join('\0');
  const uncommitted = along.length === 0 ? [] : await uncommittedFiles(dir);
  return along.every((file) => uncommitted.includes(file));
}

const changedSince = () =>
  new ApiRefusalError('stale', {
    zh: '在此期间又保存或提交过，请再看一遍',
    en: 'something was saved or committed meanwhile; look again',
  });
const unsaved = () =>
  new ApiRefusalError('stale', {
    zh: '还有未保存的改动，先撤销或放弃它们',
    en: 'there are unsaved edits: undo or discard them first',
  });
const hasErrors = (count: number) => ({
  zh: `有 ${count} 个错误，没有提交`,
  en: `not committed: ${count} errors`,
});

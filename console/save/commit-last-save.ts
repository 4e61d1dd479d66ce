import type { CommitSaveRequest, SaveResponse } from '../api/index.ts';
import { ApiRefusalError } from '../api/refusal-error.ts';
import { commitSaved } from './commit-saved.ts';
import type { SaveContext } from './save.ts';

type CommitContext = Pick<SaveContext, 'draft' | 'lastSave' | 'analysis' | 'currentRevision'>;

/**
 * Commits the last save, whose commit lacked files, with exactly those that the operator has seen.
 * @throws RefusalError where it is another save by now, or the folder has not what was checked
 */
export async function commitLastSave(
  { draft, lastSave, analysis, currentRevision }: CommitContext,
  { at, with: along }: CommitSaveRequest,
): Promise<SaveResponse> {
  const last = lastSave.response;
  const open = last?.at === at && last.commit && 'missing' in last.commit ? last.commit : null;
  if (!last || !open || [...along].sort().join('\0') !== open.missing.join('\0')) throw changedSince();
  // The checks are those of the draft, which is what the folder has only as long as nothing is unsaved.
  if (draft.changed.size > 0) throw unsaved();
  const revision = currentRevision();
  const { problems, isClean } = await analysis.problemsOf(revision);
  if (!isClean) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw new ApiRefusalError('problems', hasErrors(errors.length), { problems: errors });
  }
  const commit = await commitSaved(revision, analysis, last.saved, open.message, along);
  const answer = { ...last, commit };
  const isMade = commit !== null && 'commit' in commit;
  // Another window may have committed it meanwhile, or saved again; what was committed here is told in any case.
  if (lastSave.response !== last && !isMade) throw changedSince();
  if (lastSave.response?.at === at) lastSave.store(answer);
  return answer;
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

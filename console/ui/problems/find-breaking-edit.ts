import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type BreakingEdit, breakingEdit } from './breaking-edit.ts';

/** The unsaved edit of this draft that removed the name that a problem misses; to be called in an observer. */
export function findBreakingEdit(problem: Problem, draftStore: DraftStore): BreakingEdit | null {
  const isListed = draftStore.state?.files.some(({ file }) => file === problem.file) ?? false;
  const value = isListed ? draftStore.file(problem.file)?.value : undefined;
  const changed = draftStore.changedFiles.flatMap((name) => draftStore.file(name) ?? []);
  return breakingEdit(problem, value, changed);
}

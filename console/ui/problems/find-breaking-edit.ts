import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type BreakingEdit, breakingEdit } from './breaking-edit.ts';

/** The unsaved edit of this draft that took away the name that a problem misses; to be called in an observer. */
export function findBreakingEdit(problem: Problem, desk: DraftStore): BreakingEdit | null {
  const isListed = desk.state?.files.some(({ file }) => file === problem.file) ?? false;
  const value = isListed ? desk.file(problem.file)?.value : undefined;
  const changed = desk.unsaved.flatMap((name) => desk.file(name) ?? []);
  return breakingEdit(problem, value, changed);
}

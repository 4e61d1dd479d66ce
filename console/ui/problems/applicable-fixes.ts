import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { findBreakingEdit } from './find-breaking-edit.ts';
import { offeredFixes } from './offered-fixes.ts';

/**
 * For views that cannot revert an edit elsewhere: the problem without suggestions for a name that such an edit removed.
 */
export function withApplicableFixes(problem: Problem, draftStore: DraftStore): Problem {
  const found = findBreakingEdit(problem, draftStore);
  if (!found) return problem;
  const { help: _, ...rest } = problem;
  return { ...rest, fixes: offeredFixes(problem, found, (file) => draftStore.file(file)?.text).first };
}

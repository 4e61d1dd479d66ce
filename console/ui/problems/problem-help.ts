import type { Problem, Text } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { findBreakingEdit } from './find-breaking-edit.ts';
import { keyHelp } from './key-help.ts';

/** The help of a problem; none where an unsaved edit is the cause: it would suggest another name. */
export const problemHelp = (problem: Problem, draftStore: DraftStore): Text | undefined =>
  findBreakingEdit(problem, draftStore) ? undefined : keyHelp(problem, draftStore.names);

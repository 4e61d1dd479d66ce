import type { InvariantChange } from './invariant-changes.ts';

/** The invariants that the edits break: they held in the base. */
export const brokenInvariants = (changes: readonly InvariantChange[]): InvariantChange[] =>
  changes.filter(({ after }) => after === 'violated');

import { useRef } from 'react';
import type { DiffResponse, Plan } from '../../api/index.ts';

/** What is told of the edits of one draft: their lines, and what each is in words. */
export interface DiffWithEdits {
  files: DiffResponse['files'];
  /** Null where there is none of this draft: then only lines tell what the edits are. */
  plan: Plan | null;
  /** The newest draft has others, which are still worked out. */
  isOutdated: boolean;
  /** Nothing was told before, and what the edits are in words is still to come. */
  isFirst: boolean;
}

interface Known {
  /** Of the newest draft. */
  version: number;
  diff: DiffResponse | null;
  /** As it was told last, of whichever draft. */
  plan: { version: number; plan: Plan | null } | null;
}

/**
 * Lines and words of one draft, together: until both are there of the newest, those of the draft before stay, so that
 * nothing jumps under who reads it.
 */
export function diffWithEdits(
  { version, diff, plan }: Known,
  before: DiffWithEdits | null,
): DiffWithEdits | null {
  if (!diff) return before && { ...before, isOutdated: true };
  const isComplete = diff.version === version && plan?.version === version;
  if (isComplete) return { files: diff.files, plan: plan.plan, isOutdated: false, isFirst: false };
  if (before && !before.isFirst) return { ...before, isOutdated: true };
  return { files: diff.files, plan: null, isOutdated: true, isFirst: true };
}

/** `toldTogether` from one render to the next. */
export function useDiffWithEdits(known: Known): DiffWithEdits | null {
  const kept = useRef<DiffWithEdits | null>(null);
  kept.current = diffWithEdits(known, kept.current);
  return kept.current;
}

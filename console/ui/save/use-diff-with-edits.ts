import { useRef } from 'react';
import type { DiffResponse, Plan } from '../../api/index.ts';

/** The diff of one draft, and the description of its edits. */
export interface DiffWithEdits {
  files: DiffResponse['files'];
  /** Null where this draft has no plan: then only the diff shows the edits. */
  plan: Plan | null;
  /** The newest draft has other edits, which are still being analysed. */
  isOutdated: boolean;
  /** Nothing was shown before, and the description of the edits is still pending. */
  isFirst: boolean;
}

interface Known {
  /** Of the newest draft. */
  version: number;
  diff: DiffResponse | null;
  /** As last received, of any draft. */
  plan: { version: number; plan: Plan | null } | null;
}

/**
 * The diff and the description of the same draft: until both exist for the newest draft, those of the previous one
 * stay, so that the page does not jump.
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

/** `diffWithEdits`, with its state between renders. */
export function useDiffWithEdits(known: Known): DiffWithEdits | null {
  const last = useRef<DiffWithEdits | null>(null);
  last.current = diffWithEdits(known, last.current);
  return last.current;
}

import { createContext, type ReactNode } from 'react';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';

/** One of several fields that an edit changes: its path as in the plan, and its name. */
export interface EditPart {
  path: readonly string[];
  label: string;
}

/**
 * What stands beside each edit instead of its line in the file and its revert: the lines of a past save are others; and
 * beside each of several fields of it.
 */
export const EditWaysContext = createContext<((edit: ReportedEdit, part?: EditPart) => ReactNode) | null>(
  null,
);

import { createContext, type ReactNode } from 'react';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';

/** What stands beside each edit instead of its line in the file and its revert: the lines of a past save are others. */
export const EditWaysContext = createContext<((edit: ReportedEdit) => ReactNode) | null>(null);

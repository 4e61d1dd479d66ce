import type { ReportedEdit } from './reported-edit.ts';

/** A key that identifies an edit within a plan. */
export const editKey = ({ side, file, what }: Pick<ReportedEdit, 'side' | 'file' | 'what'>): string =>
  `${side} ${file} ${what}`;

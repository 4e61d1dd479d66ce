import type { ReportedEdit } from './reported-edit.ts';

/** Tells an edit from all others of a plan. */
export const editKey = ({ side, file, what }: Pick<ReportedEdit, 'side' | 'file' | 'what'>): string =>
  `${side} ${file} ${what}`;

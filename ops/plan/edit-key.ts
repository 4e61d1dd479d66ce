import type { EditTold } from './place.ts';

/** Tells an edit from all others of a plan. */
export const editKey = ({ side, file, what }: Pick<EditTold, 'side' | 'file' | 'what'>): string =>
  `${side} ${file} ${what}`;

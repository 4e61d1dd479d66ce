import type { Plan } from '../../api.ts';

export type EditTold = Plan['withoutEffect'][number];

/** Tells an edit from all others of a plan. */
export const editKey = ({ side, file, what }: EditTold): string => `${side} ${file} ${what}`;

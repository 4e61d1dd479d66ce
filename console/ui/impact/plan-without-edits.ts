import type { Plan } from '../../api/index.ts';

/** Whether a plan is that of a draft without edits: it compares nothing with nothing. */
export const isWithoutEdits = ({ risks, groups, pages, acts, withoutEffect, notCompared, renamed }: Plan) =>
  [risks, groups, pages, acts, withoutEffect, notCompared, renamed].every(({ length }) => length === 0);

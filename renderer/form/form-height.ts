import type { Form } from '../../schemas/index.ts';

/** Approximate height of a field, px. */
export const fieldHeight = 98;

/** Approximate height of a form or of its first step, px: reserved while its code loads. */
export const formHeight = ({ fields, steps }: Form): number =>
  (steps?.[0]?.fields ?? fields).length * fieldHeight;

import type { Problem } from '../../api/index.ts';

/** A place that has the value which a problem finds wrong. */
export type Use = Pick<Problem, 'file' | 'range' | 'pointer'>;

/** Every place of one mistake, that of the problem first. */
export const usesOf = ({ file, range, pointer, related }: Use & Pick<Problem, 'related'>): Use[] => [
  { file, range, pointer },
  ...related.flatMap((one) => (one.pointer === undefined ? [] : [{ ...one, pointer: one.pointer }])),
];

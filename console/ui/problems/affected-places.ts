import type { Problem } from '../../api/index.ts';

/** A place that has the value which a problem finds wrong. */
export type AffectedPlace = Pick<Problem, 'file' | 'range' | 'pointer'>;

/** Every place of one mistake, that of the problem first. */
export const affectedPlaces = ({
  file,
  range,
  pointer,
  related,
}: AffectedPlace & Pick<Problem, 'related'>): AffectedPlace[] => [
  { file, range, pointer },
  ...related.flatMap((one) => (one.pointer === undefined ? [] : [{ ...one, pointer: one.pointer }])),
];

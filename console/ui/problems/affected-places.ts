import type { Problem } from '../../api/index.ts';

/** A location with the value that a problem reports. */
export type AffectedPlace = Pick<Problem, 'file' | 'range' | 'pointer'>;

/** Every location of one mistake, that of the problem first. */
export const affectedPlaces = ({
  file,
  range,
  pointer,
  related,
}: AffectedPlace & Pick<Problem, 'related'>): AffectedPlace[] => [
  { file, range, pointer },
  ...related.flatMap((one) => (one.pointer === undefined ? [] : [{ ...one, pointer: one.pointer }])),
];

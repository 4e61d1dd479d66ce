import type { Problem } from '../../api/index.ts';

/** A location with the value that a problem reports. */
export type AffectedLocation = Pick<Problem, 'file' | 'range' | 'pointer'>;

/** Every location of one mistake, that of the problem first. */
export const affectedLocations = ({
  file,
  range,
  pointer,
  related,
}: AffectedLocation & Pick<Problem, 'related'>): AffectedLocation[] => [
  { file, range, pointer },
  ...related.flatMap((one) => (one.pointer === undefined ? [] : [{ ...one, pointer: one.pointer }])),
];

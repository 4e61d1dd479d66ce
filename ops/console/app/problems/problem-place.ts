import { placeText } from '../../../labels/key-parts.ts';
import { fromPointer } from '../../../pointer.ts';
import type { Problem } from '../../api.ts';
import type { Desk } from '../desk.ts';

/** Where a problem is, by what its keys are called; a problem may be of a file that the config does not have. */
export function problemPlace({ file, pointer }: Pick<Problem, 'file' | 'pointer'>, desk: Desk): string {
  const isListed = desk.state?.files.some((one) => one.file === file) ?? false;
  const value = isListed ? desk.file(file)?.value : undefined;
  return placeText(file, fromPointer(pointer), value, desk.language);
}

import { toPointer } from '../../../ops/json/pointer.ts';
import type { Problem } from '../../api/index.ts';
import type { FormEnd } from './form-ends.ts';

/** The problems of what follows a result code where visitors stay: what is not chosen yet the end says by itself. */
export function problemsOfEnd(
  { file, path }: Pick<FormEnd, 'file' | 'path'>,
  problems: readonly Problem[] | undefined,
): Problem[] {
  const at = toPointer([...path, 'stay']);
  return (problems ?? []).filter(
    (one) => one.file === file && one.pointer === at && one.code === 'receipt-missing',
  );
}

import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';

/**
 * The location of a problem, by the display names of its keys; the problem may concern a file that the config does not
 * have.
 */
export function problemLocation(
  { file, pointer }: Pick<Problem, 'file' | 'pointer'>,
  draftStore: DraftStore,
): string {
  const isListed = draftStore.state?.files.some((one) => one.file === file) ?? false;
  const value = isListed ? draftStore.file(file)?.value : undefined;
  return placeText(file, fromPointer(pointer), value, draftStore);
}

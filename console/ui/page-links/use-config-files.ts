import { useDraftStore } from '../draft-store/draft-store.ts';
import type { ConfigFile } from './config-uses.ts';

/** Every file of the draft; null while some are being loaded. To be called in an observer. */
export function useConfigFiles(): readonly ConfigFile[] | null {
  const draftStore = useDraftStore();
  if (!draftStore.state) return null;
  const found = draftStore.state.files.flatMap(({ file, isDeleted }) =>
    isDeleted ? [] : [{ file, open: draftStore.file(file) }],
  );
  if (found.some(({ open }) => open === undefined)) return null;
  return found.map(({ file, open }) => ({ file, value: open?.value }));
}

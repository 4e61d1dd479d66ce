import { useDraftStore } from '../draft-store/draft-store.ts';
import { type ConfigFile, type Use, usesIn } from './config-uses.ts';

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

/** Every place of these files that names an id; none before all of them are loaded. To be called in an observer. */
export function useUses(files: readonly ConfigFile[] | null): readonly Use[] {
  const { names } = useDraftStore();
  return files ? usesIn(files, names) : [];
}

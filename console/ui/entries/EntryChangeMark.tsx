import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { formWords } from '../entry-form/form-words.ts';
import { changedFields, isNewEntry } from '../field-values/field-change.ts';
import type { EntryPath } from '../field-values/field-value.ts';
import { useWords } from '../language/use-words.ts';
import styles from './EntriesView.module.css';

/** Marks an entry of a list as new, or shows the number of its unsaved fields. */
export const EntryChangeMark = observer(function EntryChangeMark({
  entryPath,
  entry,
}: {
  entryPath: EntryPath;
  entry: unknown;
}) {
  const say = useWords(formWords);
  const file = useDraftStore().file(entryPath.file);
  if (!file) return null;
  const isNew = isNewEntry(file, entryPath);
  const count = changedFields(file, entryPath, entry);
  if (!isNew && count === 0) return null;
  return (
    <span className={styles.changed} data-changed>
      {isNew ? say('newEntry') : say('changedEntry', { count })}
    </span>
  );
});

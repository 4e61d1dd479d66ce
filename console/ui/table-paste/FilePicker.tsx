import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import form from '../entry-form/EntryForm.module.css';
import { useWords } from '../language/use-words.ts';
import { fileWords } from '../table-file/file-words.ts';
import { textOfSheetCell } from '../table-file/sheet-cells.ts';
import styles from './FileImport.module.css';
import type { Paste } from './use-paste.ts';

/** Reads a spreadsheet in place of pasted rows. */
export const FilePicker = observer(function FilePicker({ paste }: { paste: Paste }) {
  const say = useWords(fileWords);
  const id = useId();
  const [refused, setRefused] = useState('');
  const read = async (file: File) => {
    const { readSheet } = await import('../table-file/xlsx-file.ts');
    const found = await readSheet(file);
    const { name } = file;
    if (!found) return setRefused(say('notReadable', { name }));
    const [sheet = '', ...otherSheets] = found.sheets;
    if (found.cells.length === 0) return setRefused(say('empty', { name, sheet }));
    setRefused('');
    paste.read(
      found.cells.map((row) => row.map(textOfSheetCell)),
      { name, sheet, otherSheets },
    );
  };
  return (
    <>
      {/* The browser's own control would go on saying that no file is chosen. */}
      <div className={`${form.choose} ${styles.picker}`}>
        <input
          id={id}
          className="unseen"
          type="file"
          accept=".xlsx"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void read(file);
            // The same file is read again once it was corrected.
            target.value = '';
          }}
        />
        <label htmlFor={id} className="button">
          {say('choose')}
        </label>
      </div>
      {refused !== '' && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </>
  );
});

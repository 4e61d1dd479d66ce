import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import form from '../entry-form/EntryForm.module.css';
import { useWords } from '../language/use-words.ts';
import { fileWords } from '../table-file/file-words.ts';
import { readTableFile, type SheetOfFile } from '../table-file/table-file.ts';
import { headerRowOf } from './column-mapping.ts';
import styles from './FileImport.module.css';
import { cellsOfFile } from './pasted-cells.ts';
import type { Paste } from './use-paste.ts';

/** Reads a spreadsheet in place of pasted rows. */
export const FilePicker = observer(function FilePicker({ paste }: { paste: Paste }) {
  const say = useWords(fileWords);
  const id = useId();
  const newest = useRef<File | null>(null);
  const read = async (file: File) => {
    newest.current = file;
    const found = await readTableFile(file);
    if (newest.current !== file) return;
    const { name } = file;
    if (!found) return paste.refuse(say('notReadable', { name }));
    const filled = found.sheets.map((sheet) => ({ sheet, cells: cellsOfFile(sheet.cells).cells }));
    const isTable = ({ cells }: { cells: SheetOfFile['cells'] }) =>
      headerRowOf(cells, paste.context.columns) !== null;
    const chosen = filled.find(isTable) ?? filled.find(({ cells }) => cells.length > 0);
    if (!chosen) return paste.refuse(say('empty', { name }));
    paste.read(found, chosen.sheet);
  };
  return (
    <>
      {/* The browser's own control would go on saying that no file is chosen. */}
      <div className={`${form.choose} ${styles.picker}`}>
        <input
          id={id}
          className="unseen"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
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
      {paste.refusal !== '' && (
        <p className={styles.refused} role="alert">
          {paste.refusal}
        </p>
      )}
    </>
  );
});

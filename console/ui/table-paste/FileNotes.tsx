import { observer } from 'mobx-react-lite';
import { useText, useWords } from '../language/use-words.ts';
import { fileWords } from '../table-file/file-words.ts';
import type { Table } from '../table-model/table.ts';
import { type ColumnNote, columnNotes } from './column-notes.ts';
import styles from './FileImport.module.css';
import type { Paste, ReadFile } from './use-paste.ts';

interface Props {
  table: Table;
  paste: Paste;
  file: ReadFile;
}

/** What was read of a file, and what of it is not imported: each column with its place and the way out. */
export const FileNotes = observer(function FileNotes({ table, paste, file }: Props) {
  const say = useWords(fileWords);
  const { context, head, isHeaded, lines } = paste;
  const notes = columnNotes(head, context.mapping, table.columns, table.draftStore.language);
  const inFile = new Set(lines.map(({ planned }) => planned.id));
  const others = table.rows.filter(({ id }) => !inFile.has(id)).length;
  const isSame = isHeaded && lines.every(({ planned }) => planned.does === 'nothing');
  return (
    <div className={styles.notes}>
      <p role="status">
        {say('read', { name: file.name, sheet: file.sheet })} {isSame && <strong>{say('nothing')}</strong>}{' '}
        {isHeaded && others > 0 && say('notInFile', { count: others })}
      </p>
      {file.otherSheets.length > 0 && (
        <p>{say('otherSheets', { sheets: file.otherSheets.join(say('sheetsBetween')) })}</p>
      )}
      {!isHeaded && <p className={styles.refused}>{say('noHead')}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note.at}>
            <Note note={note} paste={paste} />
          </li>
        ))}
      </ul>
    </div>
  );
});

const Note = observer(function Note({ note, paste }: { note: ColumnNote; paste: Paste }) {
  const say = useWords(fileWords);
  const text = useText();
  const place = { at: note.letter, head: note.head };
  if (note.is === 'derived') return say('derivedColumn', place);
  if (note.is === 'twice') return say('twiceColumn', { ...place, other: note.other });
  const { near } = note;
  return (
    <>
      {say('unknownColumn', place)}{' '}
      {near && (
        <button type="button" onClick={() => paste.map(note.at, near.key)}>
          {say('nearColumn', { name: text(near.head) })}
        </button>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { type Say, useText, useWords } from '../language/use-words.ts';
import { fileWords } from '../table-file/file-words.ts';
import type { Table } from '../table-model/table.ts';
import { type ColumnNote, clearedCells, columnNotes, editedCells } from './column-notes.ts';
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
  const rows = lines.map(({ cells }) => cells);
  const notes = columnNotes(head, context.mapping, table.columns, table.draftStore.language, rows);
  const isSame = isHeaded && lines.every(({ planned }) => planned.does === 'nothing');
  return (
    <div className={styles.notes}>
      <p role="status">
        {file.encoding
          ? say('readText', { name: file.name, encoding: file.encoding })
          : say('read', { name: file.name, sheet: file.sheet.name })}{' '}
        {isSame && <strong>{say('nothing')}</strong>}
      </p>
      <OtherSheets paste={paste} file={file} />
      {!isHeaded && <p className={styles.refused}>{say('noHead')}</p>}
      <RowNotes table={table} paste={paste} />
      <ul>
        {notes.map((note) => (
          <li key={note.at}>
            <Note note={note} table={table} paste={paste} />
          </li>
        ))}
      </ul>
    </div>
  );
});

const OtherSheets = observer(function OtherSheets({ paste, file }: Pick<Props, 'paste' | 'file'>) {
  const say = useWords(fileWords);
  const others = file.sheets.filter((sheet) => sheet !== file.sheet);
  if (others.length === 0) return null;
  return (
    <p className={styles.sheets}>
      {say('otherSheets')}
      {others.map((sheet) => (
        <button key={sheet.name} type="button" onClick={() => paste.read(file, sheet)}>
          {sheet.name}
        </button>
      ))}
    </p>
  );
});

/** What becomes of rows: those above the heads, those with a problem, those that are not in the file, emptied cells. */
const RowNotes = observer(function RowNotes({ table, paste }: Pick<Props, 'table' | 'paste'>) {
  const say = useWords(fileWords);
  const { context, headAt, lines, pasted } = paste;
  const fails = lines.filter(({ planned }) => planned.does === 'fails').length;
  const cleared = clearedCells(lines, context.mapping);
  const inFile = new Set(lines.map(({ planned }) => planned.id));
  const others = table.rows.filter(({ id }) => !inFile.has(id)).map(({ id }) => id);
  return (
    <>
      {headAt !== null && headAt > 0 && <p>{say('aboveHead', { line: pasted.lineNumbers[headAt] ?? 0 })}</p>}
      {headAt !== null && others.length > 0 && (
        <p>{say('notInFile', { count: others.length, ids: firstOf(others, say) })}</p>
      )}
      {cleared.length > 0 && (
        <p className={styles.warned}>
          {say('clearsCells', { count: cleared.length, cells: firstOf(cleared, say) })}
        </p>
      )}
      {headAt !== null && fails > 0 && <p className={styles.refused}>{say('wayOut', { fails })}</p>}
    </>
  );
});

const Note = observer(function Note({ note, table, paste }: { note: ColumnNote } & Omit<Props, 'file'>) {
  const say = useWords(fileWords);
  const text = useText();
  const place = { at: note.letter, head: note.head };
  if (note.is === 'nameless') return say('namelessColumn', place);
  if (note.is === 'twice') return say('twiceColumn', { ...place, other: note.other });
  if (note.is === 'derived') {
    const edited = editedCells(note, note.column, paste.lines, table.byId);
    const about = text(note.column.derived?.about ?? note.column.head);
    if (edited.length === 0) return say('derivedColumn', place);
    return say('derivedEdited', { ...place, count: edited.length, cells: firstOf(edited, say), about });
  }
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

const mostNamed = 6;

/** The first of a list of cells or ids. */
function firstOf(all: readonly string[], say: Say<typeof fileWords>): string {
  const shown = all.slice(0, mostNamed).join(say('listBetween'));
  return all.length > mostNamed ? say('andMore', { shown }) : shown;
}

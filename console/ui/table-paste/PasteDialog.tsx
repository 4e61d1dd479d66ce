import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { printSeparated } from '../table-model/csv.ts';
import type { PasteSummary, SkippedRows } from '../table-model/paste-result.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import styles from './PasteDialog.module.css';
import { PastePreview } from './PastePreview.tsx';
import { pasteWords } from './paste-words.ts';
import { textOfCells } from './pasted-cells.ts';
import { unmappedColumns } from './unmapped-columns.ts';
import { useDebounced } from './use-debounced.ts';
import { type Paste, usePaste } from './use-paste.ts';

interface Props {
  table: Table;
  text: string;
  /** The rows that were left out of an earlier paste, if the dialog shows those. */
  of: SkippedRows | null;
  onDone: (done: PasteSummary) => void;
  onClose: () => void;
}

const msUntilWritten = 300;

/** Pasting rows of a spreadsheet: shows their effect first, and applies them as one step. */
export const PasteDialog = observer(function PasteDialog(props: Props) {
  const { table, text: given, of, onDone, onClose } = props;
  const say = useWords(pasteWords);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (given === '') input.current?.focus();
  }, [given]);
  const paste = usePaste(table, given);
  const { kind, draftStore } = table;
  const [isApplying, setApplying] = useState(false);
  const [isLeftBefore] = useState(given !== '' && given === table.paste.waiting.text);
  const { lines, pasted } = paste;
  // A corrected cell is also written to the text; with thousands of rows this waits for a pause in typing.
  const settled = useDebounced(pasted, msUntilWritten);
  const written = useMemo(() => textOfCells(settled), [settled]);
  const text = pasted.mended.size === 0 ? pasted.given : written;
  const count = (does: Does) => lines.filter(({ planned }) => planned.does === does).length;
  const [adds, changes, fails] = [count('adds'), count('changes'), count('fails')];
  const ready = adds + changes;
  const leave = () => {
    table.paste.close(textOfCells(pasted), of);
    onClose();
  };
  const apply = async () => {
    const sound = lines.map(({ planned }) => planned).filter(({ edits }) => edits.length > 0);
    // Thousands of rows take a moment, in which the button might be pressed again.
    setApplying(true);
    const refused = await draftStore.paste(sound.flatMap(({ edits }) => edits));
    setApplying(false);
    if (refused) return;
    const left = fails > 0 ? leftOut(table, paste) : '';
    onDone({ ids: sound.map(({ id }) => id), adds, changes, fails, left });
    onClose();
  };
  return (
    <Dialog title={say('title', { what: kind.title[draftStore.language] })} isWide onClose={leave}>
      {isLeftBefore && text === given && (
        <p className={styles.message} role="status">
          {say('leftBefore')}{' '}
          <button
            type="button"
            onClick={() => {
              paste.type('');
              input.current?.focus();
            }}
          >
            {say('empty')}
          </button>
        </p>
      )}
      <label className={styles.input}>
        {say('paste')}
        <textarea
          ref={input}
          rows={lines.length > 0 ? 2 : 6}
          spellCheck={false}
          placeholder={say('example')}
          value={text}
          onChange={(event) => paste.type(event.target.value)}
        />
      </label>
      {lines.length + paste.head.length > 0 && (
        <>
          <p className={styles.message} role="status">
            {paste.context.mapping.includes(idKey)
              ? say('summary', { adds, changes, nothing: count('nothing'), fails })
              : say('noId', { one: kind.one[draftStore.language] })}{' '}
            {say(paste.isHeaded ? 'headed' : 'headless')} {unmappedColumns(paste, draftStore.language)}
          </p>
          <PastePreview paste={paste} />
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={paste.clears}
              onChange={(event) => paste.setClears(event.target.checked)}
            />
            {say('clears')}
          </label>
        </>
      )}
      <DialogButtons onCancel={leave}>
        <button
          type="button"
          className="primary"
          disabled={ready === 0 || isApplying}
          onClick={() => void apply()}
        >
          {fails > 0 && ready > 0
            ? say('applySome', { count: ready, fails })
            : say('apply', { count: ready })}
        </button>
      </DialogButtons>
    </Dialog>
  );
});

type Does = Paste['lines'][number]['planned']['does'];

/** The rows with a problem under their original headers, to be corrected and pasted later. */
function leftOut({ draftStore }: Table, { context: { columns, mapping }, lines }: Paste): string {
  const heads = mapping.map((key) => columns.find((one) => one.key === key)?.head[draftStore.language] ?? '');
  const failing = lines.filter(({ planned }) => planned.does === 'fails');
  return printSeparated([heads, ...failing.map(({ cells }) => cells)]);
}

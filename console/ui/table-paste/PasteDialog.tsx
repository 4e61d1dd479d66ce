import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { PasteSummary, SkippedRows } from '../table-model/paste-result.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import { ChangeList } from './ChangeList.tsx';
import { FileNotes } from './FileNotes.tsx';
import { FilePicker } from './FilePicker.tsx';
import styles from './PasteDialog.module.css';
import { PasteInput } from './PasteInput.tsx';
import { PastePreview } from './PastePreview.tsx';
import { pasteWords } from './paste-words.ts';
import { textOfCells } from './pasted-cells.ts';
import { unmappedColumns } from './unmapped-columns.ts';
import { countEffects, useApplyPaste } from './use-apply-paste.ts';
import { type Paste, usePaste } from './use-paste.ts';

interface Props {
  table: Table;
  text: string;
  /** The rows that were left out of an earlier paste, if the dialog shows those. */
  of: SkippedRows | null;
  onDone: (done: PasteSummary) => void;
  onClose: () => void;
}

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
  const { adds, changes, fails } = countEffects(paste);
  const ready = adds + changes;
  const leave = () => {
    table.paste.close(textOfCells(paste.pasted), of);
    onClose();
  };
  const { isApplying, apply } = useApplyPaste(table, paste, (result) => {
    onDone(result);
    onClose();
  });
  return (
    <Dialog title={say('title', { what: kind.title[draftStore.language] })} isWide onClose={leave}>
      <FilePicker paste={paste} />
      <PasteInput table={table} paste={paste} given={given} input={input} />
      {paste.lines.length + paste.head.length > 0 && <PastePlanView table={table} paste={paste} />}
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

/** The effect of the paste: a summary, the rows, and whether empty cells remove values. */
const PastePlanView = observer(function PastePlanView({ table, paste }: { table: Table; paste: Paste }) {
  const say = useWords(pasteWords);
  const { kind, draftStore } = table;
  return (
    <>
      {paste.file && <FileNotes table={table} paste={paste} file={paste.file} />}
      <p className={styles.message} role="status">
        {paste.context.mapping.includes(idKey)
          ? say('summary', countEffects(paste))
          : say('noId', { one: kind.one[draftStore.language] })}{' '}
        {!paste.file && say(paste.isHeaded ? 'headed' : 'headless')}{' '}
        {!paste.file && unmappedColumns(paste, draftStore.language)}
      </p>
      <ChangeList table={table} paste={paste} />
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
  );
});

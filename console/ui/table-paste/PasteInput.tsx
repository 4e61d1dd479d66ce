import { observer } from 'mobx-react-lite';
import { type RefObject, useMemo, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import styles from './PasteDialog.module.css';
import { pasteWords } from './paste-words.ts';
import { textOfCells } from './pasted-cells.ts';
import { useDebounced } from './use-debounced.ts';
import type { Paste } from './use-paste.ts';

const msUntilWritten = 300;

interface Props {
  table: Table;
  paste: Paste;
  /** The text that the dialog was opened with. */
  given: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The pasted text; where the dialog was opened with an earlier paste, a notice that can empty it. */
export const PasteInput = observer(function PasteInput({ table, paste, given, input }: Props) {
  const say = useWords(pasteWords);
  const [isLeftBefore] = useState(given !== '' && given === table.paste.waiting.text);
  const { lines, pasted } = paste;
  // A corrected cell is also written to the text; with thousands of rows this waits for a pause in typing.
  const settled = useDebounced(pasted, msUntilWritten);
  const written = useMemo(() => textOfCells(settled), [settled]);
  const text = pasted.mended.size === 0 ? pasted.given : written;
  const empty = () => {
    paste.type('');
    input.current?.focus();
  };
  return (
    <>
      {isLeftBefore && paste.file === null && text === given && (
        <p className={styles.message} role="status">
          {say('leftBefore')}{' '}
          <button type="button" onClick={empty}>
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
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isFault } from '../fields/codec.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useWords } from '../words.ts';
import { hasHead, type Mapping, mappingOfHead, mappingOfValues } from './mapping.ts';
import styles from './PasteDialog.module.css';
import { PastePreview } from './PastePreview.tsx';
import { planPaste } from './paste-plan.ts';
import { pasteWords } from './paste-words.ts';
import { parseTable } from './separated.ts';
import type { Table } from './table.ts';
import { idKey } from './table-kind.ts';

interface Props {
  table: Table;
  text: string;
  onClose: () => void;
}

/** Rows of a spreadsheet: shows what they would do before they do it, and does it as one step. */
export const PasteDialog = observer(function PasteDialog({ table, text: given, onClose }: Props) {
  const say = useWords(pasteWords);
  const [text, setText] = useState(given);
  const [clears, setClears] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<number, string | null>>>({});
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (given === '') input.current?.focus();
  }, [given]);
  const { kind, columns, rows, desk } = table;
  const cells = useMemo(() => parseTable(text), [text]);
  const isHeaded = hasHead(cells[0] ?? [], columns);
  const body = isHeaded ? cells.slice(1) : cells;
  const guessed = useMemo((): Mapping => {
    const [head = []] = cells;
    if (hasHead(head, columns)) return mappingOfHead(head, columns);
    return mappingOfValues(cells, columns, (column, value) => !isFault(table.read(column, value)));
  }, [cells, columns, table]);
  const mapping = guessed.map((key, at) => (at in said ? (said[at] ?? null) : key));
  const planned = planPaste(body, isHeaded ? 2 : 1, {
    kind,
    columns,
    rows,
    mapping,
    clears,
    read: (column, value) => table.read(column, value),
  });
  const edits = planned.flatMap((row) => row.edits);
  const count = (does: (typeof planned)[number]['does']) => planned.filter((row) => row.does === does).length;
  const hasId = mapping.includes(idKey);
  const ready = count('adds') + count('changes');
  const apply = async () => {
    if (!(await desk.edit(edits))) onClose();
  };
  return (
    <Dialog title={say('title', { what: kind.title[desk.language] })} isWide onClose={onClose}>
      <label className={styles.input}>
        {say('paste')}
        <textarea
          ref={input}
          rows={body.length > 0 ? 2 : 6}
          spellCheck={false}
          placeholder={say('example')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setSaid({});
          }}
        />
      </label>
      {cells.length > 0 && (
        <>
          <p className={styles.told} role="status">
            {hasId
              ? say('summary', {
                  adds: count('adds'),
                  changes: count('changes'),
                  nothing: count('nothing'),
                  fails: count('fails'),
                })
              : say('noId', { one: kind.one[desk.language] })}{' '}
            {say(isHeaded ? 'headed' : 'headless')}
          </p>
          <PastePreview
            table={table}
            cells={body}
            head={isHeaded ? (cells[0] ?? []) : []}
            mapping={mapping}
            planned={planned}
            onMap={(at, key) =>
              setSaid((before) => ({
                ...before,
                // One column each: what had it before is left out.
                ...Object.fromEntries(
                  mapping.flatMap((other, index) => (key !== null && other === key ? [[index, null]] : [])),
                ),
                [at]: key,
              }))
            }
          />
          <label className={styles.option}>
            <input type="checkbox" checked={clears} onChange={(event) => setClears(event.target.checked)} />
            {say('clears')}
          </label>
        </>
      )}
      <DialogButtons onCancel={onClose}>
        <button type="button" className="primary" disabled={ready === 0} onClick={() => void apply()}>
          {count('fails') > 0 && ready > 0
            ? say('applySome', { count: ready, fails: count('fails') })
            : say('apply', { count: ready })}
        </button>
      </DialogButtons>
    </Dialog>
  );
});

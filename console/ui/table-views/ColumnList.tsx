import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText, useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import { movableColumns, moveColumn, toggleColumn } from './column-order.ts';
import styles from './ViewsDialog.module.css';
import { viewWords } from './view-words.ts';

/** The columns of a table: which are shown, and in which order. */
export const ColumnList = observer(function ColumnList({ table }: { table: Table }) {
  const say = useWords(viewWords);
  const text = useText();
  const [moved, setMoved] = useState('');
  // A moved row is another place of the document: the focus goes along.
  const pressed = useRef<HTMLElement | null>(null);
  const { shown, columnKeys } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [columnKeys]);
  const move = (key: string, name: string, by: 1 | -1) => {
    pressed.current = document.activeElement as HTMLElement | null;
    const at = moveColumn(table, key, by);
    if (at !== null) setMoved(say('place', { name, at: at + 1, count: shown.length }));
  };
  const onKeyDown = (event: KeyboardEvent, key: string, name: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(key, name, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <ol className={styles.columns}>
        {movableColumns(table).map((column) => {
          const { key } = column;
          const name = text(column.head);
          const isShown = shown.includes(column);
          return (
            <li key={key} className={styles.column} onKeyDown={(event) => onKeyDown(event, key, name)}>
              <label className={styles.label}>
                <input type="checkbox" checked={isShown} onChange={() => toggleColumn(table, key)} />
                {name}
              </label>
              {isShown && (
                <>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={say('up', { name })}
                    onClick={() => move(key, name, -1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={say('down', { name })}
                    onClick={() => move(key, name, 1)}
                  >
                    ↓
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className="unseen" role="status">
        {moved}
      </p>
      {columnKeys !== null && (
        <button type="button" className={styles.reset} onClick={() => table.showColumns(null)}>
          {say('allColumns')}
        </button>
      )}
    </>
  );
});

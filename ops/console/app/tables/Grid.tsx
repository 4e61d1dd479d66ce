import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useProblemsAt } from '../problems/problems-at.ts';
import { goTo } from '../route.ts';
import { useWords } from '../words.ts';
import styles from './Grid.module.css';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { pressedInGrid } from './grid-keys.ts';
import type { Table } from './table.ts';
import { tableWords } from './table-words.ts';
import { useClipboard } from './use-clipboard.ts';
import { headHeight, rowHeight, scrollToRow, useVisibleRows } from './use-visible-rows.ts';

interface Props {
  table: Table;
  onPaste: (text: string) => void;
}

/** A table whose cells can be edited: ARIA lets a table be a grid, and one that scrolls has to be reached by keys. */
const asGrid = (marked: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-multiselectable': true,
  'aria-activedescendant': marked,
});

/** Rows and columns of entries, by the ARIA pattern of a grid: the focus is on the grid, the marked cell is its active one. */
export const Grid = observer(function Grid({ table, onPaste }: Props) {
  const say = useWords(tableWords);
  const id = useId();
  const box = useRef<HTMLTableElement>(null);
  const { columns, view, active, editing, selection, kind } = table;
  const { first, last } = useVisibleRows(box, view.length, table.scrollTop);
  const problems = useProblemsAt(kind.file, kind.map);
  const clipboard = useClipboard(table, onPaste);
  const at = active ? table.viewIds.indexOf(active.id) : -1;
  useEffect(() => {
    if (at !== -1 && box.current) scrollToRow(box.current, at);
  }, [at]);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The cell that was open had the focus; without it the keys would go nowhere.
    const isLost = wasEditing.current && !editing && document.activeElement === document.body;
    if (isLost) box.current?.focus({ preventScroll: true });
    wasEditing.current = editing !== null;
  }, [editing]);
  const width = columns.reduce((sum, one) => sum + one.width, 44);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== box.current) return;
    const open = (row: string) => goTo(kind.href?.(row) ?? '');
    if (pressedInGrid(event, table, open)) event.preventDefault();
  };
  return (
    <table
      ref={box}
      className={styles.grid}
      {...asGrid(active && at >= first && at < last ? `${id}-${active.id}-${active.key}` : undefined)}
      aria-label={kind.title[table.desk.language]}
      aria-rowcount={view.length + 1}
      aria-colcount={columns.length + 1}
      onKeyDown={onKeyDown}
      onCopy={clipboard.onCopy}
      onPaste={clipboard.onPaste}
      onFocus={(event) => {
        const [row] = view;
        if (event.target === box.current && !active && row)
          table.goTo({ id: row.id, key: columns[0]?.key ?? '' });
      }}
      onScroll={(event) => {
        table.scrollTop = event.currentTarget.scrollTop;
      }}
    >
      <GridHead table={table} width={width} />
      <tbody
        className={styles.body}
        style={{ height: Math.max(view.length * rowHeight, rowHeight), width, marginTop: headHeight }}
      >
        {view.slice(first, last).map((row, index) => (
          <GridRow
            key={row.id}
            gridId={id}
            table={table}
            row={row}
            columns={columns}
            index={first + index}
            activeKey={active?.id === row.id ? active.key : null}
            editing={active?.id === row.id ? editing : null}
            isChosen={selection.ids.has(row.id)}
            problems={problems.get(row.id)}
          />
        ))}
        {view.length === 0 && (
          <tr className={styles.row}>
            <td className={styles.empty}>{say(table.rows.length === 0 ? 'noRows' : 'noneFound')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
});

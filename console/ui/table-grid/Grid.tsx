import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { useProblemsByEntry } from '../problems/problems-of-field.ts';
import edge from '../scroll/OverflowRight.module.css';
import { retryInvalidCells } from '../table-model/retry-invalid-cells.ts';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './Grid.module.css';
import { GridHead } from './GridHead.tsx';
import { GridInput } from './GridInput.tsx';
import { GridRow } from './GridRow.tsx';
import { scrollToCell, selectColumnWidth } from './scroll-to-cell.ts';
import { useClipboard } from './use-clipboard.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { headHeight, rowHeight, useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  table: Table;
  onPaste: (text: string) => void;
}

/** A table with editable cells: ARIA allows a table to be a grid. A press on it focuses its input. */
const asGrid = { role: 'grid', tabIndex: -1, 'aria-multiselectable': true };

/**
 * Rows and columns of entries, by the ARIA pattern of a grid: the focus is on its input, which names the active cell.
 */
export const Grid = observer(function Grid({ table, onPaste }: Props) {
  const say = useWords(tableWords);
  const id = useId();
  const box = useRef<HTMLTableElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { shown: columns, view, active, editing, selection, kind, unwritten, unfit } = table;
  const at = active ? table.viewIds.indexOf(active.id) : -1;
  const { first, last } = useVirtualRows(box, view.length, { startTop: table.scrollTop, marked: at });
  const beyond = useHiddenColumns(box, columns);
  const problems = useProblemsByEntry(kind.file, kind.map);
  const clipboard = useClipboard(table, onPaste);
  const isOpen = editing !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also for another column, and for a cell that opens at any position
  useEffect(() => {
    if (box.current) scrollToCell(box.current, table);
  }, [active?.key, isOpen, table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that a cell accepts depend on the columns
  useEffect(() => retryInvalidCells(table), [table, columns, unwritten]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The open cell had the focus; without this the keys would reach nothing.
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) input.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const width = columns.reduce((sum, one) => sum + one.width, selectColumnWidth);
  const marked = active && at >= first && at < last ? `${id}-${active.id}-${active.key}` : undefined;
  return (
    <div
      className={`${edge.edge} ${styles.frame}`}
      data-left={beyond.left || undefined}
      data-right={beyond.right > 0 || undefined}
      onCopy={clipboard.onCopy}
      onPaste={clipboard.onPaste}
    >
      <GridInput table={table} input={input} box={box} gridId={id} marked={marked} />
      <table
        ref={box}
        id={id}
        className={styles.grid}
        {...asGrid}
        aria-label={kind.title[table.draftStore.language]}
        aria-rowcount={view.length + 1}
        aria-colcount={columns.length + 1}
        onFocus={(event) => {
          if (event.target === box.current) input.current?.focus({ preventScroll: true });
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
              isUnfit={unfit.has(row.id)}
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
      {beyond.right > 0 && (
        <button
          type="button"
          className={edge.beyond}
          tabIndex={-1}
          onClick={() => box.current?.scrollBy({ left: box.current.clientWidth / 2, behavior: 'smooth' })}
        >
          {say('beyond', { count: beyond.right })} ›
        </button>
      )}
    </div>
  );
});

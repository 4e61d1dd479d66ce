import { type MouseEvent, memo } from 'react';
import type { Problem } from '../../api/index.ts';
import { problemsOfField } from '../problems/problems-of-field.ts';
import type { CellEdit } from '../table-model/cell-position.ts';
import { extendSelection, toggleRow } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import type { Column, TableEntry } from '../table-model/table-kind.ts';
import styles from './Grid.module.css';
import { GridCell } from './GridCell.tsx';
import marks from './GridMarks.module.css';
import { selectColumnKey } from './select-column.ts';
import { rowHeight } from './use-virtual-rows.ts';

interface Props {
  gridId: string;
  table: Table;
  row: TableEntry;
  columns: readonly Column[];
  index: number;
  activeKey: string | null;
  editing: CellEdit | null;
  isChosen: boolean;
  /** The row no longer matches the filters. */
  isUnfit: boolean;
  problems: Problem[] | undefined;
}

/** Memoised: thirty rows are visible, and every key moves the active cell. */
export const GridRow = memo(function GridRow(props: Props) {
  const { gridId, table, row, columns, index, activeKey, editing, isChosen, isUnfit, problems } = props;
  const choose = (event: MouseEvent) => {
    const { selection, viewIds } = table;
    if (event.shiftKey) table.choose(extendSelection(selection, viewIds, row.id));
    else table.choose(toggleRow(selection, row.id));
  };
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={isUnfit ? `${styles.row} ${marks.unfitRow}` : styles.row}
      data-open={editing !== null || undefined}
      style={{ top: index * rowHeight }}
    >
      <td
        aria-colindex={1}
        id={`${gridId}-${row.id}-${selectColumnKey}`}
        className={`${styles.cell} ${styles.select}`}
        data-active={activeKey === selectColumnKey || undefined}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isChosen}
          aria-label={row.id}
          onClick={choose}
          onChange={() => {}}
        />
      </td>
      {columns.map((column, at) => (
        <GridCell
          key={column.key}
          id={`${gridId}-${row.id}-${column.key}`}
          table={table}
          row={row}
          column={column}
          index={at + 2}
          isUnfit={isUnfit}
          isActive={activeKey === column.key}
          editing={activeKey === column.key ? editing : null}
          problems={cellProblems(problems, column)}
          onSelect={choose}
        />
      ))}
    </tr>
  );
});

function cellProblems(problems: Problem[] | undefined, { field, derived }: Column): Problem[] {
  if (derived) return [];
  return field ? problemsOfField(problems, 2, field.path) : ownProblems(problems);
}

/** The problems of the entry as a whole, at none of its fields. */
const ownProblems = (problems: Problem[] | undefined): Problem[] =>
  (problems ?? []).filter(({ pointer }) => pointer.split('/').length <= 3);

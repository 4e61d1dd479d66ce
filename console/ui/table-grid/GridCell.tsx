import { observer } from 'mobx-react-lite';
import type { PointerEvent } from 'react';
import type { Problem } from '../../api/index.ts';
import type { CellEdit } from '../table-model/cell-position.ts';
import { invalidAt } from '../table-model/invalid-cells.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, cellText, isIdColumn, type TableEntry } from '../table-model/table-kind.ts';
import { CellContent, EntryLink } from './CellContent.tsx';
import { CellEditor } from './CellEditor.tsx';
import { cellLabel } from './cell-label.ts';
import styles from './Grid.module.css';
import marks from './GridMarks.module.css';
import { toggleCell } from './toggle-cell.ts';
import { useCellChange, useCellProblem, useNewRowMark } from './use-cell-notes.ts';

interface Props {
  id: string;
  table: Table;
  row: TableEntry;
  column: Column;
  index: number;
  /** Its row no longer matches the filters. */
  isUnfit: boolean;
  isActive: boolean;
  editing: CellEdit | null;
  problems: readonly Problem[];
  /** A click with Ctrl or Shift selects rows. */
  onSelect: (event: PointerEvent) => void;
}

export const GridCell = observer(function GridCell(props: Props) {
  const { id, table, row, column, index, isUnfit, isActive, editing, problems, onSelect } = props;
  const refused = invalidAt(table.refused, { id: row.id, key: column.key });
  const value = refused?.text ?? cellText(row, column);
  const problem = useCellProblem(refused, problems);
  const change = useCellChange(table, row, column);
  const newRowMark = useNewRowMark(table, row, column);
  const mark = change ?? newRowMark;
  const href = isIdColumn(column) ? table.kind.href?.(row.id) : undefined;
  const onPointerUp = (event: PointerEvent) => {
    if (event.button !== 0 || isOnControl(event)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) onSelect(event);
    else activate(props);
  };
  const named = [column.labels.get(value), value].filter(Boolean).join(' · ');
  return (
    <td
      id={id}
      aria-colindex={index}
      className={[
        styles.cell,
        isIdColumn(column) ? styles.id : '',
        problem ? styles[problem.severity] : '',
        mark === null ? '' : marks.changed,
      ].join(' ')}
      data-active={isActive || undefined}
      data-changed={mark !== null || undefined}
      aria-invalid={refused !== null || undefined}
      style={{ width: column.width }}
      title={[problem?.message ?? named, change].filter(Boolean).join('\n')}
      onPointerUp={onPointerUp}
    >
      {editing && isActive ? (
        <CellEditor table={table} row={row} column={column} editing={editing} />
      ) : (
        <>
          <CellContent
            label={cellLabel(column, value, table.draftStore.language)}
            isUnfit={isUnfit && isIdColumn(column)}
            notes={[mark, problem?.message]}
          />
          {href !== undefined && <EntryLink id={row.id} href={href} />}
        </>
      )}
    </td>
  );
});

const isOnControl = ({ target }: PointerEvent): boolean =>
  (target as Element).closest('a, input, button, [role=listbox]') !== null;

/** The first click makes a cell the active one, the second edits it; a yes/no cell is switched. */
function activate({ table, row, column, isActive, editing }: Props): void {
  if (!isActive) table.goTo({ id: row.id, key: column.key });
  else if (column.field?.kind === 'yes') toggleCell(table, row.id, column.key);
  else if (!editing) table.begin();
}

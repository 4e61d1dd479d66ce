import { observer } from 'mobx-react-lite';
import type { PointerEvent } from 'react';
import type { Problem } from '../../api/index.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useText, useWords } from '../language/use-words.ts';
import { cellChange, isNewRow, wasText } from '../table-model/cell-change.ts';
import { invalidAt } from '../table-model/invalid-cells.ts';
import type { CellEdit, Table } from '../table-model/table.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { CellEditor } from './CellEditor.tsx';
import styles from './Grid.module.css';
import marks from './GridMarks.module.css';
import { toggleCell } from './grid-keys.ts';

interface Props {
  id: string;
  table: Table;
  row: TableEntry;
  column: Column;
  index: number;
  /** Its row fits the filters no more. */
  isUnfit: boolean;
  isActive: boolean;
  editing: CellEdit | null;
  problems: readonly Problem[];
  /** A click with Ctrl or Shift chooses rows. */
  onPlace: (event: PointerEvent) => void;
}

export const GridCell = observer(function GridCell(props: Props) {
  const { id, table, row, column, index, isUnfit, isActive, editing, problems, onPlace } = props;
  const say = useWords(tableWords);
  const sayField = useWords(fieldWords);
  const text = useText();
  const refused = invalidAt(table.refused, { id: row.id, key: column.key });
  const given = refused?.text ?? cellText(row, column);
  const { field } = column;
  const label = column.labels.get(given) ?? '';
  const isYes = field?.kind === 'yes';
  // The tokens of a list are its ids; one id, or number, is read by its name.
  const name = field?.kind === 'tokens' ? '' : label;
  // What tells two city rules for one city apart stands at the end of their names, where a cell may end before it.
  const isLong = field?.names === 'cityRule';
  const [main, small] = name === '' ? [given, ''] : isLong ? [given, name] : [name, given];
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  const wrong = refused ? text(refused.fault) : worst && text(worst.message);
  const tone = refused ? styles.error : worst && styles[worst.severity];
  const change = cellChange(table, row, column);
  const isNew = !field && isNewRow(table, row);
  const was = change && sayField('changedWas', { value: wasText(column, change) || sayField('none') });
  const mark = was ?? (isNew ? say('newRowMark') : '');
  const onPointerUp = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('a, input, button, [role=listbox]')) return;
    onPlace(event);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isYes && isActive) toggleCell(table, row.id, column.key);
    else if (isActive && !editing) table.begin();
    else if (!isActive) table.goTo({ id: row.id, key: column.key });
  };
  const marked = mark === '' ? '' : marks.changed;
  const className = [styles.cell, field ? '' : styles.id, tone ?? '', marked].join(' ');
  return (
    <td
      id={id}
      aria-colindex={index}
      className={className}
      data-active={isActive || undefined}
      data-changed={mark !== '' || undefined}
      aria-invalid={refused !== null || undefined}
      style={{ width: column.width }}
      title={[wrong ?? [label, given].filter(Boolean).join(' · '), was].filter(Boolean).join('\n')}
      onPointerUp={onPointerUp}
    >
      {editing && isActive ? (
        <CellEditor table={table} row={row} column={column} editing={editing} />
      ) : (
        <>
          <span className={styles.text}>
            {isYes ? (given === '是' ? '✓' : given) : main}
            {small !== '' && <small className={styles.small}> {small}</small>}
            {!field && isUnfit && <small className={marks.unfit}>{say('unfit')}</small>}
          </span>
          {mark !== '' && <span className="unseen">{mark}</span>}
          {wrong && <span className="unseen">{wrong}</span>}
          {!field && table.kind.href && (
            <a
              className={styles.open}
              href={table.kind.href(row.id)}
              tabIndex={-1}
              aria-label={say('openOne', { id: row.id })}
            >
              ›
            </a>
          )}
        </>
      )}
    </td>
  );
});

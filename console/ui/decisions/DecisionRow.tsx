import { observer } from 'mobx-react-lite';
import type { HTMLAttributes } from 'react';
import { rowText } from '../../../ops/edit-wording/row-text.ts';
import type { Problem } from '../../api/index.ts';
import { ConditionText } from '../decision-rows/ConditionText.tsx';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { ReachText } from '../decision-rows/ReachText.tsx';
import { RowResult } from '../decision-rows/RowResult.tsx';
import type { ShownStanding } from '../decision-rows/row-standings.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import type { FactColumn } from '../decision-rows/use-columns.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { RowHead } from './RowHead.tsx';
import { WhoLink } from './WhoLink.tsx';

interface Props {
  table: ListedTable;
  row: TableRow;
  number: number;
  what: string;
  columns: readonly FactColumn[];
  standing: ShownStanding | null;
  change: 'better' | 'worse' | null;
  mark: 'isNew' | 'isChanged' | null;
  problems: readonly Problem[];
  count: number;
  /** On which side of it the dragged row would be. */
  drop: 'before' | 'after' | null;
  isDragged: boolean;
  grip: HTMLAttributes<HTMLElement>;
  /** The column that is the Tab stop of the table; null: another row has it. */
  stop: number | null;
  onFocus: (column: number) => void;
  onCondition: (fact: string) => void;
  onRow: () => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** A row: its head, a cell for each fact, and what it leads to. */
export const DecisionRow = observer(function DecisionRow(props: Props) {
  const { table, row, columns, stop, drop, isDragged, onFocus, onCondition, onRow } = props;
  const { names, language } = useDraftStore();
  const say = useWords(decisionsWords);
  const sentence = rowText(['navigation', 'when'], row.when, names, language) ?? '';
  const cell = (column: number) => ({
    'data-cell': `${row.index}:${column}`,
    // The buttons of a row are Tab stops behind whichever of its cells is one.
    tabIndex: stop === column ? 0 : -1,
    onFocus: () => onFocus(column),
  });
  return (
    <tr data-row={row.id} data-drop={drop ?? undefined} data-dragged={isDragged || undefined}>
      <RowHead {...props} sentence={sentence} isActive={stop !== null} cell={cell(0)} onEdit={onRow} />
      {columns.map(({ fact, label, node }, at) => {
        const condition = row.when[fact];
        return (
          <td key={fact}>
            <button
              type="button"
              className={styles.cell}
              aria-label={condition === undefined ? `${label}${say('isAny')}` : undefined}
              data-any={condition === undefined || undefined}
              {...cell(at + 1)}
              onClick={() => onCondition(fact)}
            >
              {condition === undefined ? (
                <span aria-hidden="true">·</span>
              ) : (
                <ConditionText fact={fact} node={node} condition={condition} />
              )}
            </button>
          </td>
        );
      })}
      <td className={styles.result}>
        <button type="button" className={styles.cell} {...cell(columns.length + 1)} onClick={onRow}>
          <RowResult row={row.value} />
        </button>
        <ReachText table={table.id} row={row.id} />
        <WhoLink table={table.id} row={row.id} isStop={stop !== null} />
      </td>
    </tr>
  );
});

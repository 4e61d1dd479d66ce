import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef, useState } from 'react';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { member } from '../../../ops/json/json-values.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { changeOfStanding, describeStanding } from '../decision-rows/describe-standing.ts';
import { cellAfterKey, cellOf, focusCell, type GridCell } from '../decision-rows/grid-cells.ts';
import { copyRow, moveRow, removeCondition, removeRow } from '../decision-rows/row-edits.ts';
import { orderAfterMove, type RowStandings } from '../decision-rows/row-standings.ts';
import { rowPath, type TableRow } from '../decision-rows/table-rows.ts';
import type { FactColumn } from '../decision-rows/use-columns.ts';
import { useDiskRows } from '../decision-rows/use-disk-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { useOverflowRight } from '../scroll/use-overflow-right.ts';
import { isWithin } from '../value-form/value-form-context.ts';
import { DecisionRow } from './DecisionRow.tsx';
import { OtherwiseRow } from './OtherwiseRow.tsx';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';

interface Props {
  table: ListedTable;
  value: unknown;
  rows: readonly TableRow[];
  columns: readonly FactColumn[];
  standings: RowStandings | null;
  onCondition: (index: number, fact: string) => void;
  onRow: (index: number | null) => void;
}

/** The rows of a decision table in their order. One Tab stop; the arrow keys move in it. */
export const DecisionGrid = observer(function DecisionGrid(props: Props) {
  const { table, value, rows, columns, standings, onCondition, onRow } = props;
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [said, setSaid] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const isBeyond = useOverflowRight(scroller, columns.length);
  const onDisk = useDiskRows(table);
  const { language, problems } = draftStore;
  const whatOf = (row: TableRow) =>
    say('rowNamed', { number: row.index + 1, name: rowName(row.value, draftStore) || row.id });
  const standingsOf = (order: readonly number[]) => standings?.inOrder(order) ?? null;
  const move = async ({ from, to }: RowDrag) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    const at = standingsOf(orderAfterMove(rows.length, from, to))?.[to];
    if (await draftStore.edit(moveRow(table, row, to))) return;
    const what = at ? (describeStanding(at, language) ?? say('clear')) : '';
    setSaid(say('moved', { number: to + 1, what }));
    setActive({ row: to, column: active.column });
    focusCell({ row: to, column: active.column });
  };
  const { drag, gripProps } = useRowDrag((dropped) => void move(dropped));
  const order = drag ? orderAfterMove(rows.length, drag.from, drag.to) : rows.map((_, index) => index);
  const unmoved = rows.map((_, index) => index);
  const [now, before] = [standingsOf(order), drag ? standingsOf(unmoved) : null];
  const size = { rows: rows.length, columns: columns.length + 2 };
  const stop: GridCell = {
    row: Math.min(active.row, size.rows),
    column: active.row >= size.rows ? size.columns - 1 : Math.min(active.column, size.columns - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey && by !== null) {
      event.preventDefault();
      const from = at?.row ?? stop.row;
      void move({ from, to: from + by });
      return;
    }
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const fact = columns[at.column - 1]?.fact;
    if (event.key === 'Delete' && fact !== undefined && rows[at.row]?.when[fact] !== undefined) {
      event.preventDefault();
      void draftStore.edit(removeCondition(table, at.row, fact)).then(() => focusCell(at));
      return;
    }
    const next = cellAfterKey(event.key, at, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    focusCell(next);
  };
  const remove = async (row: TableRow) => {
    if (await draftStore.edit(removeRow(table, rows, row.index))) return;
    focusCell({ row: row.index, column: rows.length > 1 ? 0 : size.columns - 1 });
  };
  const duplicate = async (row: TableRow) => {
    if (await draftStore.edit(copyRow(table, rows, row))) return;
    setActive({ row: row.index + 1, column: 0 });
    focusCell({ row: row.index + 1, column: 0 });
  };
  const dragged = drag && now?.[drag.to];
  const draggedText = dragged && (describeStanding(dragged, language) ?? say('clear'));
  return (
    <div ref={scroller} className={styles.scroller} data-right={isBeyond || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached by arrow keys is a grid */}
      <table className={styles.grid} role="grid" aria-label={say('title')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {say('row')}
            </th>
            {columns.map(({ fact, label }) => (
              <th key={fact} scope="col" title={fact}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles.result}>
              {say('leadsTo')}
            </th>
          </tr>
        </thead>
        <tbody data-dragging={drag !== null || undefined}>
          {rows.map((row, index) => {
            const position = order.indexOf(index);
            const standing = now?.[position] ?? null;
            const was = before?.[index];
            return (
              <DecisionRow
                key={row.index}
                table={table}
                row={row}
                number={position + 1}
                what={whatOf(row)}
                columns={columns}
                standing={standing}
                change={standing && was ? changeOfStanding(standing, order, was) : null}
                mark={onDisk.markOf(row)}
                problems={(problems?.problems ?? []).filter(
                  ({ file, pointer }) =>
                    file === table.file && isWithin(pointer.split('/').slice(1), rowPath(table, index)),
                )}
                count={rows.length}
                drop={drag && drag.to === index ? (drag.to < drag.from ? 'before' : 'after') : null}
                isDragged={drag?.from === index}
                grip={gripProps(index)}
                stop={stop.row === index ? stop.column : null}
                onFocus={(column) => setActive({ row: index, column })}
                onCondition={(fact) => onCondition(index, fact)}
                onRow={() => onRow(index)}
                onMove={(by) => void move({ from: index, to: index + by })}
                onDuplicate={() => void duplicate(row)}
                onRemove={() => void remove(row)}
              />
            );
          })}
          <OtherwiseRow
            table={table}
            row={member(value, 'otherwise')}
            at={{ row: rows.length, column: size.columns - 1 }}
            isStop={stop.row === rows.length}
            onFocus={() => setActive({ row: rows.length, column: size.columns - 1 })}
            onEdit={() => onRow(null)}
          />
        </tbody>
      </table>
      <p className="unseen" role="status">
        {drag && draggedText ? say('dragging', { number: drag.to + 1, what: draggedText }) : said}
      </p>
    </div>
  );
});

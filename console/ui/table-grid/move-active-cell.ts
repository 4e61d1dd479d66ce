import { extendSelection } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import { selectColumnKey } from './select-column.ts';

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));

/** Makes the cell so many rows and columns away the active one; stops at the edges of the table. */
export function moveActiveCell(table: Table, rows: number, columns: number): void {
  const { view, active } = table;
  const keys = [selectColumnKey, ...table.shown.map(({ key }) => key)];
  const row = view[clamp((active ? table.viewIds.indexOf(active.id) : 0) + rows, view.length)];
  const key = keys[clamp(keys.indexOf(active?.key ?? idKey) + columns, keys.length)];
  if (row && key) table.goTo({ id: row.id, key });
}

/** Extends the selection to the active row; without an anchor the range begins at `start`. */
export function extendToActiveRow(table: Table, start: string | undefined): void {
  const { selection, active } = table;
  if (!active || start === undefined) return;
  const anchored = selection.anchor === null ? { ...selection, anchor: start } : selection;
  table.choose(extendSelection(anchored, table.viewIds, active.id));
}

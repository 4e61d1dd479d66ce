import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import { headHeight, rowHeight, scrollTopToShow } from './use-virtual-rows.ts';

/** The select column; it and the id column are sticky. */
export const selectColumnWidth = 44;

/** The box of the active cell in the whole table, without the header. */
function placeOf(table: Table) {
  const { active, shown: columns, viewIds } = table;
  const row = active ? viewIds.indexOf(active.id) : -1;
  const at = columns.findIndex(({ key }) => key === active?.key);
  const width = columns[at]?.width;
  if (row === -1 || width === undefined) return null;
  const left = columns.slice(0, at).reduce((sum, one) => sum + one.width, selectColumnWidth);
  return { top: row * rowHeight, left, width, staysLeft: active?.key === idKey };
}

/** Scrolls the active cell into view, not under the header or the sticky columns. */
export function scrollToCell(element: HTMLElement, table: Table): void {
  const row = table.active ? table.viewIds.indexOf(table.active.id) : -1;
  if (row === -1) return;
  const viewport = { top: element.scrollTop, height: element.clientHeight };
  const top = scrollTopToShow(row, viewport);
  if (top !== viewport.top) element.scrollTop = top;
  const cell = placeOf(table);
  if (!cell || cell.staysLeft) return;
  const sticky = selectColumnWidth + (table.shown[0]?.width ?? 0);
  const end = cell.left + cell.width - element.clientWidth;
  if (cell.left - sticky < element.scrollLeft) element.scrollLeft = cell.left - sticky;
  else if (end > element.scrollLeft) element.scrollLeft = Math.min(end, cell.left - sticky);
}

/** Scrolls the active row to the top of the table: related rows follow below. */
export function scrollToRow(element: HTMLElement, { active, viewIds }: Table): void {
  const row = active ? viewIds.indexOf(active.id) : -1;
  if (row !== -1) element.scrollTop = Math.max(0, row - 1) * rowHeight;
}

/** The visible box of the active cell, relative to the table's corner. */
export function cellBox(element: HTMLElement, table: Table) {
  const cell = placeOf(table);
  if (!cell) return null;
  return {
    top: headHeight + cell.top - element.scrollTop,
    left: cell.left - (cell.staysLeft ? 0 : element.scrollLeft),
    width: cell.width,
  };
}

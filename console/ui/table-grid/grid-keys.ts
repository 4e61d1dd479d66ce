import type { KeyboardEvent } from 'react';
import { putCellBack } from '../table-model/cell-change.ts';
import { invalidAt } from '../table-model/invalid-cells.ts';
import { extendSelection, toggleAll, toggleRow } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import { selectColumnKey } from './select-column.ts';

/** Rows by which a page goes. */
const page = 15;

/** The cell so many rows and columns further; at the edge it stays. */
export function moveMark(table: Table, rows: number, columns: number): void {
  const { view, active } = table;
  const keys = [selectColumnKey, ...table.columns.map(({ key }) => key)];
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  const row = view[within((active ? table.viewIds.indexOf(active.id) : 0) + rows, view.length)];
  const key = keys[within(keys.indexOf(active?.key ?? idKey) + columns, keys.length)];
  if (row && key) table.goTo({ id: row.id, key });
}

const steps: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [page, 0],
  PageUp: [-page, 0],
};

/** The keys of a spreadsheet, while no cell is open. @returns whether the key was one */
export function handleGridKey(event: KeyboardEvent, table: Table, open: (id: string) => void): boolean {
  const { active, view } = table;
  const isCommand = event.ctrlKey || event.metaKey;
  const step = steps[event.key];
  if (step && !isCommand) {
    moveMark(table, ...step);
    if (event.shiftKey && step[1] === 0) extendTo(table, active?.id);
    return true;
  }
  if (event.key === 'Tab') return tabbed(event, table);
  if (event.key === 'Home' || event.key === 'End') {
    const isEnd = event.key === 'End';
    const many = Number.MAX_SAFE_INTEGER;
    moveMark(table, isCommand ? (isEnd ? many : -many) : 0, isEnd ? many : -many);
    // A row begins with its id; the marks before it are no part of it.
    if (!isEnd && table.active) table.goTo({ id: table.active.id, key: idKey });
    return true;
  }
  if (isCommand && event.key.toLowerCase() === 'a') {
    table.choose(toggleAll(table.selection, table.viewIds));
    return true;
  }
  if (!active || isCommand) return false;
  const column = table.columns.find(({ key }) => key === active.key);
  const row = view.find(({ id }) => id === active.id);
  if (!row) return false;
  if (event.altKey) {
    // Told under the table, where the marked cell has been changed.
    if (event.key !== 'Backspace' || !column) return false;
    putCellBack(table, row, column);
    return true;
  }
  if (active.key === selectColumnKey) {
    if (event.key !== ' ' && event.key !== 'Enter') return false;
    table.choose(toggleRow(table.selection, row.id));
    return true;
  }
  if (!column) return false;
  if (event.key === 'Delete' || event.key === 'Backspace') {
    if (column.field) table.commit(row, column, '');
    return true;
  }
  const isYes = column.field?.kind === 'yes';
  if (isYes && (event.key === ' ' || event.key === 'Enter')) {
    toggleCell(table, active.id, active.key);
    return true;
  }
  if (event.key === 'Enter' && !column.field && table.kind.href) {
    open(row.id);
    return true;
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    table.begin();
    return true;
  }
  if (event.key === 'Escape' && invalidAt(table.refused, active)) {
    table.cancel();
    return true;
  }
  return false;
}

/** What was typed on the marked cell opens it; a mark and a tick take no text. */
export function handleGridInput(table: Table, text: string): void {
  const column = table.columns.find(({ key }) => key === table.active?.key);
  if (column && column.field?.kind !== 'yes' && text.trim() !== '') table.begin(text);
}

/** Tab goes from cell to cell, and at the end of the table out of it. */
function tabbed(event: KeyboardEvent, table: Table): boolean {
  const before = table.active;
  moveMark(table, 0, event.shiftKey ? -1 : 1);
  return before?.key !== table.active?.key;
}

/** On or off; off is written by taking it out, as the files have it. */
export function toggleCell(table: Table, id: string, key: string): void {
  const row = table.byId.get(id);
  const column = table.columns.find((one) => one.key === key);
  if (!row || !column?.field) return;
  const isOn = column.field.path.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    row.entry,
  );
  table.commitValue(row, column, isOn === true ? undefined : true);
}

function extendTo(table: Table, from: string | undefined): void {
  const { selection, active } = table;
  if (!active || from === undefined) return;
  const anchored = selection.anchor === null ? { ...selection, anchor: from } : selection;
  table.choose(extendSelection(anchored, table.viewIds, active.id));
}

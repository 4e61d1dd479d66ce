import type { KeyboardEvent } from 'react';
import { putCellBack } from '../table-model/cell-change.ts';
import type { CellPosition } from '../table-model/cell-position.ts';
import { invalidAt } from '../table-model/invalid-cells.ts';
import { toggleAll, toggleRow } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, idKey, type TableEntry } from '../table-model/table-kind.ts';
import { extendToActiveRow, moveActiveCell } from './move-active-cell.ts';
import { selectColumnKey } from './select-column.ts';
import { toggleCell } from './toggle-cell.ts';

interface KeyPress {
  event: KeyboardEvent;
  table: Table;
  /** Opens the page of an entry. */
  open: (id: string) => void;
}

/** The active cell of a row that is in the view; no column: the cell that selects the row. */
interface ActiveCell extends KeyPress {
  active: CellPosition;
  row: TableEntry;
  column: Column | undefined;
}

/** @returns whether the key was used, so that the browser must not act on it */
type Command<Target> = (target: Target) => boolean | undefined;
type KeyBindings<Target> = Readonly<Record<string, Command<Target>>>;

const pageRows = 15;
const allCells = Number.MAX_SAFE_INTEGER;

const hasModifier = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

const navigationKeys: KeyBindings<KeyPress> = {
  ArrowDown: moveRows(1),
  ArrowUp: moveRows(-1),
  ArrowRight: moveColumns(1),
  ArrowLeft: moveColumns(-1),
  PageDown: moveRows(pageRows),
  PageUp: moveRows(-pageRows),
  Home: moveToStart,
  End: moveToEnd,
  Tab: moveToNextCell,
};

const modifierKeys: KeyBindings<KeyPress> = {
  a: ({ table }) => {
    table.choose(toggleAll(table.selection, table.viewIds));
    return true;
  },
};

const altKeys: KeyBindings<ActiveCell> = { Backspace: restoreCell };

const selectCellKeys: KeyBindings<ActiveCell> = { ' ': toggleSelection, Enter: toggleSelection };

const editKeys: KeyBindings<ActiveCell> = {
  Delete: clearCell,
  Backspace: clearCell,
  Enter: editCell,
  F2: editCell,
  Escape: discardRefusedText,
};

const yesNoCellKeys: KeyBindings<ActiveCell> = { ...editKeys, ' ': toggleYesNo, Enter: toggleYesNo };

const idCellKeys: KeyBindings<ActiveCell> = { ...editKeys, Enter: openEntry };

/** The keys of a spreadsheet, while no cell is open. @returns whether the key was one */
export function handleGridKey(event: KeyboardEvent, table: Table, open: (id: string) => void): boolean {
  const press = { event, table, open };
  const isModified = hasModifier(event);
  const command =
    navigationKeys[event.key] ?? (isModified ? modifierKeys[event.key.toLowerCase()] : undefined);
  if (command) return command(press) ?? false;
  const cell = isModified ? null : activeCell(press);
  return (cell && cellKeys(cell)[event.key]?.(cell)) ?? false;
}

function activeCell(press: KeyPress): ActiveCell | null {
  const { active, view, columns } = press.table;
  const row = active && view.find(({ id }) => id === active.id);
  if (!row) return null;
  return { ...press, active, row, column: columns.find(({ key }) => key === active.key) };
}

function cellKeys({ event, active, column, table }: ActiveCell): KeyBindings<ActiveCell> {
  if (event.altKey) return altKeys;
  if (active.key === selectColumnKey) return selectCellKeys;
  if (!column || column.derived) return {};
  if (!column.field) return table.kind.href ? idCellKeys : editKeys;
  return column.field.kind === 'yes' ? yesNoCellKeys : editKeys;
}

/** Text typed while a cell is active opens it; the cells that hold a checkbox take no text. */
export function handleGridInput(table: Table, text: string): void {
  const column = table.columns.find(({ key }) => key === table.active?.key);
  if (column && column.field?.kind !== 'yes' && text.trim() !== '') table.begin(text);
}

/** With Shift, the selection extends along. */
function moveRows(count: number): Command<KeyPress> {
  return ({ event, table }) => {
    if (hasModifier(event)) return false;
    const start = table.active?.id;
    moveActiveCell(table, count, 0);
    if (event.shiftKey) extendToActiveRow(table, start);
    return true;
  };
}

function moveColumns(count: number): Command<KeyPress> {
  return ({ event, table }) => {
    if (hasModifier(event)) return false;
    moveActiveCell(table, 0, count);
    return true;
  };
}

/** A row starts with its id: the cell before it only selects the row. */
function moveToStart({ event, table }: KeyPress): boolean {
  moveActiveCell(table, hasModifier(event) ? -allCells : 0, -allCells);
  if (table.active) table.goTo({ id: table.active.id, key: idKey });
  return true;
}

function moveToEnd({ event, table }: KeyPress): boolean {
  moveActiveCell(table, hasModifier(event) ? allCells : 0, allCells);
  return true;
}

/** At the end of a row, Tab leaves the table. */
function moveToNextCell({ event, table }: KeyPress): boolean {
  const before = table.active;
  moveActiveCell(table, 0, event.shiftKey ? -1 : 1);
  return before?.key !== table.active?.key;
}

function toggleSelection({ table, row }: ActiveCell): boolean {
  table.choose(toggleRow(table.selection, row.id));
  return true;
}

function toggleYesNo({ table, active }: ActiveCell): boolean {
  toggleCell(table, active.id, active.key);
  return true;
}

/** An id cannot be cleared, but the browser must not act on the key either. */
function clearCell({ table, row, column }: ActiveCell): boolean {
  if (column?.field) table.commit(row, column, '');
  return true;
}

function restoreCell({ table, row, column }: ActiveCell): boolean {
  if (!column) return false;
  putCellBack(table, row, column);
  return true;
}

function editCell({ table }: ActiveCell): boolean {
  table.begin();
  return true;
}

function openEntry({ open, row }: ActiveCell): boolean {
  open(row.id);
  return true;
}

function discardRefusedText({ table, active }: ActiveCell): boolean {
  if (!invalidAt(table.refused, active)) return false;
  table.cancel();
  return true;
}

import type { ClipboardEvent } from 'react';
import { copyRows } from '../table-model/copy-rows.ts';
import type { Table } from '../table-model/table.ts';
import { cellText } from '../table-model/table-kind.ts';
import { gridInputMark } from './grid-input-mark.ts';

/** Copy and paste while the grid has the focus: the selected rows, or the active cell. */
export function useClipboard(table: Table, onTable: (text: string) => void) {
  const cell = () => {
    const { active, byId, columns } = table;
    const row = active && byId.get(active.id);
    const column = active && columns.find(({ key }) => key === active.key);
    return row && column ? { row, column } : null;
  };
  const isInside = (event: ClipboardEvent) =>
    event.target instanceof HTMLElement &&
    event.target.matches(`input:not([${gridInputMark}]), select, textarea`);
  const onCopy = (event: ClipboardEvent) => {
    if (isInside(event)) return;
    const one = cell();
    const text = table.selection.ids.size > 0 ? copyRows(table) : one && cellText(one.row, one.column);
    if (!text) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const isTable = /[\t\n]/.test(text.trim());
    // Several rows are not a value for one cell, also while one is edited.
    if (isInside(event) && !isTable) return;
    event.preventDefault();
    const one = cell();
    if (isTable) {
      table.cancel();
      onTable(text);
    } else if (one && text.trim() !== '') table.commit(one.row, one.column, text);
  };
  return { onCopy, onPaste };
}

import type { Table } from '../table-model/table.ts';
import { type Column, isIdColumn } from '../table-model/table-kind.ts';

/** The columns that can be hidden and moved: those that are shown in their order, then the hidden ones. */
export function movableColumns({ shown, columns }: Pick<Table, 'shown' | 'columns'>): readonly Column[] {
  const hidden = columns.filter((column) => !shown.includes(column));
  return [...shown, ...hidden].filter((column) => !isIdColumn(column));
}

const shownKeys = ({ shown }: Pick<Table, 'shown'>): string[] =>
  shown.filter((column) => !isIdColumn(column)).map(({ key }) => key);

export function toggleColumn(table: Table, key: string): void {
  const keys = shownKeys(table);
  show(table, keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);
}

/** @returns the new place of the column, from 1; null where it stays */
export function moveColumn(table: Table, key: string, by: 1 | -1): number | null {
  const keys = shownKeys(table);
  const at = keys.indexOf(key);
  const to = at + by;
  if (at === -1 || to < 0 || to >= keys.length) return null;
  const rest = keys.filter((one) => one !== key);
  show(table, [...rest.slice(0, to), key, ...rest.slice(to)]);
  return to + 1;
}

/** All columns in their first order are no choice of columns: a new one is shown as well. */
function show(table: Table, keys: readonly string[]): void {
  const all = table.columns.filter((column) => !isIdColumn(column)).map(({ key }) => key);
  table.showColumns(keys.join() === all.join() ? null : keys);
}

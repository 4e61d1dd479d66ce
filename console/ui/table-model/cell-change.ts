import { type FieldChange, fieldChange, isNewEntry } from '../field-values/field-change.ts';
import { formatValue } from '../field-values/value-codec.ts';
import type { Table } from './table.ts';
import type { Column, TableEntry } from './table-kind.ts';

type Of = Pick<Table, 'draftStore' | 'kind' | 'entryPathOf'>;

/** How a cell differs from the disk; null where it does not, and for an id. */
export function cellChange(table: Of, row: TableEntry, { field }: Column): FieldChange | null {
  const file = field && table.draftStore.file(table.kind.file);
  return file ? fieldChange(file, table.entryPathOf(row.id), row.entry, field) : null;
}

/** Whether a row is not on the disk yet. */
export function isNewRow(table: Of, { id }: TableEntry): boolean {
  const file = table.draftStore.file(table.kind.file);
  return file !== undefined && isNewEntry(file, table.entryPathOf(id));
}

/** The old value of a cell, as its column formats it. */
export function wasText({ field, labels }: Column, { was }: FieldChange): string {
  const text = field ? formatValue(field, was) : '';
  return [labels.get(text), text].filter(Boolean).join(' ');
}

/** Writes the value of the disk into the cell. */
export function putCellBack(table: Table, row: TableEntry, column: Column): void {
  const change = cellChange(table, row, column);
  if (!change) return;
  table.forget({ id: row.id, key: column.key });
  table.commitValue(row, column, change.was);
}

import { valueIn } from '../../../ops/json/value-in.ts';
import type { Table } from '../table-model/table.ts';

/** Switches a yes/no cell; "no" removes the key, as the config files have it. */
export function toggleCell(table: Table, id: string, key: string): void {
  const row = table.byId.get(id);
  const column = table.columns.find((one) => one.key === key);
  if (!row || !column?.field) return;
  const isOn = valueIn(row.entry, column.field.path) === true;
  table.commitValue(row, column, isOn ? undefined : true);
}

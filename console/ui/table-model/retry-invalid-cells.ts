import { withNewCities } from '../field-values/new-city.ts';
import { isFault, type Read } from '../field-values/value-codec.ts';
import { type RefusedText, refusedAt } from './invalid-cells.ts';
import type { Table } from './table.ts';
import type { Column } from './table-kind.ts';

/** What a text that was refused says by now: what it names may have come about elsewhere. Null of an id. */
export function readAgain(table: Table, column: Column, { text, fresh }: RefusedText): Read | null {
  return column.field ? table.read(withNewCities(column, fresh), text) : null;
}

/** Writes what was refused and is right by now, except in the cell that is open. */
export function settle(table: Table): void {
  for (const cell of table.unwritten) {
    const row = table.byId.get(cell.id);
    const column = table.columns.find(({ key }) => key === cell.key);
    const refused = refusedAt(table.refused, cell);
    const read = row && column && refused && readAgain(table, column, refused);
    if (!read || isFault(read)) continue;
    table.forget(cell);
    table.commitValue(row, column, read.value);
  }
}

import { withNewCities } from '../field-values/new-city.ts';
import { isFault, type ParsedValue } from '../field-values/value-codec.ts';
import { type InvalidCell, invalidAt } from './invalid-cells.ts';
import type { Table } from './table.ts';
import type { Column } from './table-kind.ts';

/** Parses a refused text again: the name in it may exist by now. Null for an id. */
export function reparseCell(
  table: Table,
  column: Column,
  { text, newCities }: InvalidCell,
): ParsedValue | null {
  return column.field ? table.read(withNewCities(column, newCities), text) : null;
}

/** Writes refused texts that are valid by now, except in the open cell. */
export function retryInvalidCells(table: Table): void {
  for (const cell of table.unwritten) {
    const row = table.byId.get(cell.id);
    const column = table.columns.find(({ key }) => key === cell.key);
    const refused = invalidAt(table.refused, cell);
    const read = row && column && refused && reparseCell(table, column, refused);
    if (!read || isFault(read)) continue;
    table.forget(cell);
    table.commitValue(row, column, read.value);
  }
}

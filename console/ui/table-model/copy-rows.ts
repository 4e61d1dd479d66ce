import { printSeparated } from './csv.ts';
import type { Table } from './table.ts';
import { cellText } from './table-kind.ts';

/**
 * The selected rows in view order with a header row: a spreadsheet accepts them, and pasting them back changes nothing.
 */
export function copyRows({ shown: columns, view, selection, draftStore }: Table): string {
  const chosen = view.filter(({ id }) => selection.ids.has(id));
  return printSeparated([
    columns.map(({ head }) => head[draftStore.language]),
    ...chosen.map((row) => columns.map((column) => cellText(row, column))),
  ]);
}

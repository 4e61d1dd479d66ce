import { formatValue, isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, cellText } from '../table-model/table-kind.ts';
import type { Paste, PastedLine } from './use-paste.ts';

/** A cell that changes, as people know its values. */
export interface CellChange {
  column: Column;
  /** Empty: there is none. */
  before: string;
  after: string;
}

/** A row that is added or changed. */
export interface RowChange {
  id: string;
  /** Its line in the file or the pasted text. */
  line: number;
  isNew: boolean;
  cells: CellChange[];
}

type Of = Pick<Paste, 'context'>;

const named = ({ labels }: Column, text: string): string =>
  [labels.get(text), text].filter(Boolean).join(' ');

function cellChange(table: Table, { context }: Of, line: PastedLine, column: Column): CellChange {
  const at = context.mapping.indexOf(column.key);
  const read = table.read(column, line.cells[at]?.trim() ?? '', context.namedIn(column));
  const after = isFault(read) || !column.field ? '' : formatValue(column.field, read.value);
  const row = table.byId.get(line.planned.id);
  return { column, before: row ? named(column, cellText(row, column)) : '', after: named(column, after) };
}

/** The rows that are added and changed. */
export const changingLines = ({ lines }: Pick<Paste, 'lines'>): PastedLine[] =>
  lines.filter(({ planned: { does } }) => does === 'adds' || does === 'changes');

/** What changes in a row, in the order of the table's columns. */
export function rowChange(table: Table, paste: Of, line: PastedLine): RowChange {
  const { id, does, changed, line: number } = line.planned;
  const columns = paste.context.columns.filter(({ key }) => changed.has(key));
  const cells = columns.map((column) => cellChange(table, paste, line, column));
  return { id, line: number, isNew: does === 'adds', cells };
}

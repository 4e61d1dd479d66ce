import { parseNumbered, printSeparated } from '../table-model/csv.ts';

/** The pasted cells, and which of them were corrected since. */
export interface PastedCells {
  /** The text as it was pasted or typed. */
  given: string;
  givenCells: readonly (readonly string[])[];
  cells: readonly (readonly string[])[];
  /** The line of each row. */
  lineNumbers: readonly number[];
  /** The columns of the corrected cells by row index, counted with the header row. */
  mended: ReadonlyMap<number, ReadonlySet<number>>;
}

export function pastedCells(given: string): PastedCells {
  const rows = parseNumbered(given);
  const cells = rows.map((row) => row.cells);
  return { given, givenCells: cells, cells, lineNumbers: rows.map(({ line }) => line), mended: new Map() };
}

/**
 * The cells of a file, which need not be parsed: line ends in them stay as they are. Columns at the end that are empty
 * everywhere are left out.
 */
export function cellsOfFile(rows: readonly (readonly string[])[]): PastedCells {
  const isFilled = (cell: string) => cell.trim() !== '';
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex(isFilled) + 1), 0);
  const filled = rows
    .map((row) => row.slice(0, width))
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some(isFilled));
  const cells = filled.map((row) => row.cells);
  const lineNumbers = filled.map(({ line }) => line);
  return { given: printSeparated(cells), givenCells: cells, cells, lineNumbers, mended: new Map() };
}

/**
 * Replaces the text of one cell; all other rows keep their identity. The text is not parsed again, because a
 * temporarily empty row would disappear.
 */
export function withCell(pasted: PastedCells, row: number, column: number, to: string): PastedCells {
  const own = pasted.cells[row] ?? [];
  const next = Array.from({ length: Math.max(own.length, column + 1) }, (_, index) =>
    index === column ? to : (own[index] ?? ''),
  );
  const columns = new Set([...(pasted.mended.get(row) ?? []), column]);
  return {
    ...pasted,
    cells: pasted.cells.with(row, next),
    mended: new Map([...pasted.mended, [row, columns]]),
  };
}

/** The text with the corrected cells. */
export const textOfCells = ({ given, cells, mended }: PastedCells): string =>
  mended.size === 0 ? given : printSeparated(cells);

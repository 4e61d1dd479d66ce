import { parseSeparated, printSeparated } from '../table-model/csv.ts';

/** The pasted cells, and which of them were corrected since. */
export interface PastedCells {
  /** The text as it was pasted or typed. */
  given: string;
  givenCells: readonly (readonly string[])[];
  cells: readonly (readonly string[])[];
  /** The columns of the corrected cells by row index, counted with the header row. */
  mended: ReadonlyMap<number, ReadonlySet<number>>;
}

export function pastedCells(given: string): PastedCells {
  const cells = parseSeparated(given);
  return { given, givenCells: cells, cells, mended: new Map() };
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

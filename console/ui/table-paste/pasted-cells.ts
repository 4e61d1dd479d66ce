import { parseSeparated, printSeparated } from '../table-model/csv.ts';

/** What was pasted: the cells of it, and which of them were mended since. */
export interface PastedCells {
  /** As it was pasted or typed. */
  given: string;
  givenCells: readonly (readonly string[])[];
  cells: readonly (readonly string[])[];
  /** The columns of the mended cells, by the row, counted from the first of all with the heads. */
  mended: ReadonlyMap<number, ReadonlySet<number>>;
}

export function pastedCells(given: string): PastedCells {
  const cells = parseSeparated(given);
  return { given, givenCells: cells, cells, mended: new Map() };
}

/**
 * With another text in one cell; every other row is the very same. It is not read again, because a row that is empty
 * for a moment would be gone.
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

/** The text with what was mended in it. */
export const textOfCells = ({ given, cells, mended }: PastedCells): string =>
  mended.size === 0 ? given : printSeparated(cells);

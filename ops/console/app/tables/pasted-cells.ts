import { parseTable, printTable } from './separated.ts';

/** What was pasted: its text, the cells of it, and which cells were mended since. */
export interface PastedCells {
  text: string;
  cells: readonly (readonly string[])[];
  mended: ReadonlySet<string>;
}

/** A cell by its row, counted from the first of all with the heads, and its column. */
export const placeKey = (row: number, column: number): string => `${row}:${column}`;

export const pastedCells = (text: string): PastedCells => ({
  text,
  cells: parseTable(text),
  mended: new Set(),
});

/**
 * With another text in one cell. The text follows: what was mended is in it when it is edited as a whole. It is not
 * read again, because a row that is empty for a moment would be gone.
 */
export function withCell(
  { cells, mended }: PastedCells,
  row: number,
  column: number,
  to: string,
): PastedCells {
  const next = cells.map((own, at) => {
    if (at !== row) return own;
    return Array.from({ length: Math.max(own.length, column + 1) }, (_, index) =>
      index === column ? to : (own[index] ?? ''),
    );
  });
  return { text: printTable(next), cells: next, mended: new Set([...mended, placeKey(row, column)]) };
}

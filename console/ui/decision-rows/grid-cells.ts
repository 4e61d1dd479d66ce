/** A cell of the table of rows: the head of a row is column 0, the last column its result. */
export interface GridCell {
  row: number;
  column: number;
}

/** The frames in which a cell has to be shown. */
const patience = 30;

/** Focuses a cell once it is shown, as after its row was added or moved. */
export function focusCell({ row, column }: GridCell): void {
  const step = (left: number) => {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (cell) {
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (left > 0) requestAnimationFrame(() => step(left - 1));
  };
  requestAnimationFrame(() => step(patience));
}

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageDown: [10, 0],
  PageUp: [-10, 0],
};

/**
 * The cell that a key moves to; null: no key of the grid.
 * @param size - the rows and columns; below the last row is the one for everything else, with a result only
 */
export function cellAfterKey(
  key: string,
  at: GridCell,
  size: { rows: number; columns: number },
): GridCell | null {
  const by = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!by) return null;
  const within = (value: number, last: number) => Math.max(0, Math.min(last, value));
  const row = within(at.row + by[0], size.rows);
  const last = size.columns - 1;
  return { row, column: row === size.rows ? last : within(at.column + by[1], last) };
}

/** The position of a cell's element. */
export function cellOf(element: EventTarget): GridCell | null {
  const given = element instanceof HTMLElement ? element.dataset.cell : undefined;
  if (given === undefined) return null;
  const [row = 0, column = 0] = given.split(':').map(Number);
  return { row, column };
}

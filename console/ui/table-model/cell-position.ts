/** The position of the active cell; `#select` is the column of the checkboxes. */
export interface CellPosition {
  id: string;
  key: string;
}

export interface CellEdit {
  /** The text that opened the cell; null: it opens with its value. */
  typed: string | null;
}

/** The id of a pasted cell's control, by the preview that contains it. */
export const cellControlId = (preview: string, row: number, column: number): string =>
  `${preview}-${row}-${column}`;

/** The id of a pasted cell's message. */
export const faultId = (preview: string, row: number, key: string): string =>
  `${preview}-${row}-${key}-fault`;

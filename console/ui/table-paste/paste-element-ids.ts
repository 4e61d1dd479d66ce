/** The control of a pasted cell, by the preview that it is in. */
export const cellControlId = (preview: string, row: number, column: number): string =>
  `${preview}-${row}-${column}`;

/** What is told of a pasted cell. */
export const faultId = (preview: string, row: number, key: string): string =>
  `${preview}-${row}-${key}-fault`;

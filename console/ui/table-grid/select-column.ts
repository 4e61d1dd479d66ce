/** The column of the checkboxes, before all others. */
export const selectColumnKey = '#select';

/** The column of the marks, before all others. */
export const selectColumnKey = '#select';

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats yuan to the cent with thousands separators: `916.8` → `916.80`. */
export const formatCents = (yuan: number): string => cents.format(yuan);

const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** Some phones lack Intl (FLT-29). */
const cents = typeof Intl === 'undefined' ? null : new Intl.NumberFormat('en-US', options);

/** Formats yuan to the cent with thousands separators: `916.8` → `916.80`. */
export const formatCents = (yuan: number): string =>
  cents?.format(yuan) ?? yuan.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

/** R-VALID 3: a mobile number with an optional 86 or +86, or a landline: 0 and 10 to 13 digits or dashes. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/[^\d|-]/g, '');
  return /^(86)?1\d{10}$/.test(digits) || /^0[\d-]{10,13}$/.test(digits);
}

/**
 * Normalises a typed, pasted or autofilled number to what R-VALID 3 checks: converts full-width characters, and strips
 * the others. The dashes of a landline stay; those of a mobile number, and its prefix 86, go. Text without any digit
 * stays: it is an answer to refuse, and an optional field must not drop it unsaid.
 */
export function normalisePhone(value: string): string {
  const typed = value.normalize('NFKC').trim();
  const plain = typed.replace(/[^\d|-]/g, '');
  const digits = plain.replace(/-/g, '');
  return /^(86)?1\d{10}$/.test(digits) ? digits.slice(-11) : plain || typed;
}

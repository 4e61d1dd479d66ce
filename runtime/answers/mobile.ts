/** Which mobile numbers belong to virtual operators or resellers, and which are exempt (site.json `mobile`). */
export interface MobileRules {
  resellerPrefixes: readonly string[];
  exempt: readonly string[];
}

/** R-VALID 1: 11 digits, 1 followed by 3 to 9. */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

/** R-VALID 2: a number of a virtual operator or reseller, by prefix; the exempt ones are not. */
export const isReseller = (value: string, rules: MobileRules): boolean =>
  !rules.exempt.includes(value) && rules.resellerPrefixes.some((prefix) => value.startsWith(prefix));

/**
 * Normalises a typed, pasted or autofilled mobile number to its 11 digits: converts full-width digits, and removes
 * spaces, dashes and the prefix 86, +86 or 0086.
 */
export function normaliseMobile(value: string): string {
  const digits = value.normalize('NFKC').replace(/\D/g, '');
  return digits.length > 11 ? digits.replace(/^(00)?86(?=1)/, '') : digits;
}

/** `13812345678` → `138****5678`, `+447400123456` → `+44****123456`; anything else becomes asterisks. */
export const maskMobile = (value: string): string =>
  /^\+?\d{9,15}$/.test(value)
    ? `${value.slice(0, 3)}****${value.slice(7)}`
    : '*'.repeat(Math.min(value.length, 11));

/** Computes the figures of the product; null while an answer that one needs is missing. */
export const loanFigures = {
  instalment: ([amount, months]: readonly string[], { annualRate = 0 }: { annualRate?: number }) =>
    amount && months ? instalmentOf(Number(amount), Number(months), annualRate) : null,
};

/**
 * What each month costs, to the cent, with equal instalments and without fees.
 * @param annualRate - percent a year, simple interest
 */
export function instalmentOf(amount: number, months: number, annualRate: number): number | null {
  if (!(amount > 0) || !Number.isInteger(months) || months < 1) return null;
  const rate = annualRate / 1200;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

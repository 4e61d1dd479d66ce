import { loanCosts } from '../blocks-calculator/loan-costs.ts';

/** The numbers of a text such as `7.2%–24%（单利）`, lowest and highest; null if it names no rate. */
export function ratesOf(annualRate: string): readonly [lowest: number, highest: number] | null {
  const rates = [...annualRate.matchAll(/(\d+(?:\.\d+)?)\s*%/g)].map(([, rate]) => Number(rate));
  return rates.length === 0 ? null : [Math.min(...rates), Math.max(...rates)];
}

/**
 * The instalment of a month at the lowest and the highest rate, in yuan to the cent, with equal instalments and without
 * further fees.
 * @param annualRate - the text of the brand, percent, simple interest
 * @returns null where one of them is not known
 */
export function instalmentRange(
  amount: number,
  months: number,
  annualRate: string,
): readonly [lowest: number, highest: number] | null {
  const rates = ratesOf(annualRate);
  if (!rates || !(amount > 0) || !Number.isInteger(months) || months < 1) return null;
  const [lowest, highest] = rates.map(
    (rate) =>
      loanCosts({ amount, months, annualRate: rate, fee: 0, method: 'equalInstalments' }).instalments[0]
        ?.payment ?? 0,
  );
  return [lowest ?? 0, highest ?? 0];
}

import { loanCosts } from '../blocks-calculator/loan-costs.ts';
import type { Product } from './read-products.ts';

/** The costs of a loan of a product, in yuan; the rate in percent a year. */
export interface LoanExample {
  amount: number;
  months: number;
  annualRate: number;
  payment: number;
  interest: number;
  paid: number;
}

const usual = { amount: 10_000, months: 12 };
/** The longest term of the calculator; no consumer loan has a longer one. */
const mostMonths = 360;

/**
 * A loan that this product offers, at its highest rate, so that nobody pays more than the example: 10,000 yuan over 12
 * months if the product lends that, else its least amount over its nearest term. Null if the product lends nothing.
 */
export function loanExample(product: Product): LoanExample | null {
  const { amountMin, amountMax, termMonthsMin, termMonthsMax, aprMax } = product;
  const isUsual = amountMin <= usual.amount && usual.amount <= amountMax;
  const amount = isUsual ? usual.amount : amountMin || amountMax;
  const months = Math.floor(Math.max(termMonthsMin, Math.min(termMonthsMax, usual.months)));
  if (amount <= 0 || months < 1 || months > mostMonths) return null;
  const terms = { amount, months, annualRate: aprMax, fee: 0, method: 'equalInstalments' } as const;
  const { instalments, interest, paid } = loanCosts(terms);
  const payment = instalments[0]?.payment ?? 0;
  const example = { amount, months, annualRate: aprMax, payment, interest, paid };
  return Object.values(example).every(Number.isFinite) ? example : null;
}

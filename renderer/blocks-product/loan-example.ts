import { loanCosts } from '../blocks-calculator/loan-costs.ts';
import type { Product } from './read-products.ts';

/** What a loan of a product costs, in yuan; the rate in percent a year. */
export interface LoanExample {
  amount: number;
  months: number;
  annualRate: number;
  payment: number;
  interest: number;
  paid: number;
}

const usual = { amount: 10_000, months: 12 };
/** As many as the calculator shows; a longer term is no term of a consumer loan. */
const mostMonths = 360;

/**
 * A loan that this product has, at the highest of its rates, so that nobody pays more than was shown: 10,000 yuan over
 * 12 months where it lends that, else its least amount, its nearest term. Null where there is nothing to borrow.
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

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
  if (amount <= 0) return null;
  return example(amount, nearestTerm(termMonthsMin, termMonthsMax, usual.months), aprMax);
}

/**
 * What a month costs for every 10,000 yuan that are borrowed, at the highest rate: 10,000 yuan whatever amounts the
 * product lends, so that products compare. Over the wished term, else 12 months, or the nearest term that it offers.
 * Null if the product cannot be computed.
 */
export function instalmentFor10000(product: Product, wished: number | null): LoanExample | null {
  const { termMonthsMin, termMonthsMax, aprMax } = product;
  return example(usual.amount, nearestTerm(termMonthsMin, termMonthsMax, wished ?? usual.months), aprMax);
}

const nearestTerm = (least: number, most: number, wished: number): number =>
  Math.floor(Math.max(least, Math.min(most, wished)));

function example(amount: number, months: number, annualRate: number): LoanExample | null {
  if (months < 1 || months > mostMonths) return null;
  const terms = { amount, months, annualRate, fee: 0, method: 'equalInstalments' } as const;
  const { instalments, interest, paid } = loanCosts(terms);
  const payment = instalments[0]?.payment ?? 0;
  const costs = { amount, months, annualRate, payment, interest, paid };
  return Object.values(costs).every(Number.isFinite) ? costs : null;
}

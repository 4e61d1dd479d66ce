import { irr, pmt, ppmt } from 'financial';

/** The terms of an offered loan. Amounts in yuan, the annual rate in percent (simple interest). */
export interface LoanTerms {
  amount: number;
  months: number;
  annualRate: number;
  /** Fees paid once, when the loan is paid out. */
  fee: number;
  method: RepaymentMethod;
}
export const repaymentMethods = ['equalInstalments', 'equalPrincipal'] as const;
export type RepaymentMethod = (typeof repaymentMethods)[number];

/** One month of a loan, in yuan to the cent. */
export interface Instalment {
  month: number;
  payment: number;
  principal: number;
  interest: number;
  /** Principal still owed afterwards. */
  balance: number;
}

/** The costs of a loan, in yuan to the cent. */
export interface LoanCosts {
  instalments: readonly Instalment[];
  interest: number;
  /** Interest and fees: the difference between what is paid and what is received. */
  cost: number;
  /** Everything that is paid: the instalments and the fees. */
  paid: number;
  /**
   * The annual cost in percent including the fees (simple interest): twelve times the monthly rate at which the
   * present value of the instalments equals the money received. Null if the fees consume the whole loan.
   */
  annualCost: number | null;
}

type Month = Pick<Instalment, 'principal' | 'interest'>;

/** Computes the costs of a loan; cents are integers, so that the principal parts add up to the amount exactly. */
export function loanCosts(terms: LoanTerms): LoanCosts {
  const amount = cents(terms.amount);
  const fee = cents(terms.fee);
  const months = repayments[terms.method](amount, terms.months, terms.annualRate / 1200);
  const interest = months.reduce((sum, month) => sum + month.interest, 0);
  let balance = amount;
  const instalments = months.map((month, index): Instalment => {
    balance -= month.principal;
    return {
      month: index + 1,
      payment: yuan(month.principal + month.interest),
      principal: yuan(month.principal),
      interest: yuan(month.interest),
      balance: yuan(balance),
    };
  });
  return {
    instalments,
    interest: yuan(interest),
    cost: yuan(interest + fee),
    paid: yuan(amount + interest + fee),
    annualCost: annualCost(amount - fee, months, terms.annualRate),
  };
}

const cents = (value: number): number => Math.round(value * 100);
const yuan = (value: number): number => value / 100;

const repayments: Record<
  RepaymentMethod,
  (amount: number, months: number, monthlyRate: number) => readonly Month[]
> = {
  /** The same payment every month; only the last one may differ, by rounding that no interest can absorb. */
  equalInstalments: (amount, months, rate) => {
    const payment = Math.round(-pmt(rate, months, amount));
    return eachMonth(amount, months, (month, owed) => {
      const share = Math.round(-ppmt(rate, month, months, amount));
      const principal = month === months ? owed : Math.min(owed, share);
      return { principal, interest: Math.max(0, payment - principal) };
    });
  },
  /** The same part of the principal every month, plus the interest on what is still owed. */
  equalPrincipal: (amount, months, rate) => {
    const share = Math.round(amount / months);
    return eachMonth(amount, months, (month, owed) => ({
      principal: month === months ? owed : Math.min(owed, share),
      interest: Math.round(owed * rate),
    }));
  },
};

function eachMonth(amount: number, months: number, next: (month: number, owed: number) => Month): Month[] {
  let owed = amount;
  return Array.from({ length: months }, (_, index) => {
    const month = next(index + 1, owed);
    owed -= month.principal;
    return month;
  });
}

function annualCost(received: number, months: readonly Month[], annualRate: number): number | null {
  if (received <= 0) return null;
  const flows = [received, ...months.map(({ principal, interest }) => -(principal + interest))];
  const monthly = irr(flows, annualRate / 1200);
  return Number.isFinite(monthly) ? Math.max(0, monthly * 1200) : null;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LoanTerms,
  loanCosts,
  repaymentMethods,
} from '../../../../../profiles/loan/renderer/blocks-calculator/loan-costs.ts';

const terms = (change: Partial<LoanTerms> = {}): LoanTerms => ({
  amount: 10_000,
  months: 12,
  annualRate: 18,
  fee: 0,
  method: 'equalInstalments',
  ...change,
});
const cents = (value: number) => Math.round(value * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + cents(value), 0) / 100;

describe('loanCosts, calculated by hand', () => {
  it('10,000 over 12 months at 18 %: 916.80 a month, 11,001.60 in all', () => {
    const { instalments, interest, paid, annualCost } = loanCosts(terms());
    expect(instalments.map((month) => month.payment)).toEqual(Array(12).fill(916.8));
    expect([interest, paid]).toEqual([1001.6, 11_001.6]);
    expect(instalments[0]).toEqual({
      ...{ month: 1, payment: 916.8, principal: 766.8, interest: 150, balance: 9233.2 },
    });
    expect(instalments[1]).toMatchObject({ principal: 778.3, interest: 138.5 });
    expect(annualCost).toBeCloseTo(18, 2);
  });

  it('12,000 over 12 months at 12 %, equal principal: 1,120.00 first, 1,010.00 last, 780.00 interest', () => {
    const loan = { amount: 12_000, annualRate: 12, method: 'equalPrincipal' } as const;
    const { instalments, interest, cost, paid, annualCost } = loanCosts(terms(loan));
    expect(instalments[0]?.payment).toBe(1120);
    expect(instalments[11]?.payment).toBe(1010);
    expect([interest, cost, paid]).toEqual([780, 780, 12_780]);
    expect(annualCost).toBeCloseTo(12, 3);
  });

  it('1,000 over 3 months without interest: the last payment takes the remaining cent', () => {
    for (const method of repaymentMethods) {
      const { instalments, interest, annualCost } = loanCosts(
        terms({ amount: 1000, months: 3, annualRate: 0, method }),
      );
      expect(instalments.map((month) => month.payment)).toEqual([333.33, 333.33, 333.34]);
      expect(interest).toBe(0);
      expect(annualCost).toBeCloseTo(0, 6);
    }
  });

  it('10,000 for one month at 12 %: 10,100.00', () => {
    for (const method of repaymentMethods) {
      const { instalments, annualCost } = loanCosts(terms({ months: 1, annualRate: 12, method }));
      expect(instalments).toEqual([
        { month: 1, payment: 10_100, principal: 10_000, interest: 100, balance: 0 },
      ]);
      expect(annualCost).toBeCloseTo(12, 6);
    }
  });

  it('10,000 for one month without interest, 100 fee: 100 on 9,900 received, 12.12 % a year', () => {
    const { cost, paid, annualCost } = loanCosts(terms({ months: 1, annualRate: 0, fee: 100 }));
    expect([cost, paid]).toEqual([100, 10_100]);
    expect(annualCost).toBeCloseTo((100 / 9900) * 1200, 6);
  });

  it('a fee that leaves nothing to lend has no annual cost', () => {
    expect(loanCosts(terms({ fee: 10_000 })).annualCost).toBeNull();
    expect(loanCosts(terms({ fee: 50_000 })).annualCost).toBeNull();
  });
});

describe('loanCosts, for any terms', () => {
  const anyTerms = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    months: fc.integer({ min: 1, max: 360 }),
    annualRate: fc.integer({ min: 0, max: 360 }).map((tenths) => tenths / 10),
    fee: fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 100),
    method: fc.constantFrom(...repaymentMethods),
  });

  it('the principal parts add up to the amount, the payments to the total; nothing is ever negative', () => {
    fc.assert(
      fc.property(anyTerms, (loan) => {
        const { instalments, interest, cost, paid } = loanCosts(loan);
        expect(instalments).toHaveLength(loan.months);
        expect(sum(instalments.map((month) => month.principal))).toBe(loan.amount);
        expect(sum(instalments.map((month) => month.interest))).toBe(interest);
        expect(cents(cost)).toBe(cents(interest) + cents(loan.fee));
        expect(cents(paid)).toBe(cents(loan.amount) + cents(cost));
        expect(instalments[instalments.length - 1]?.balance).toBe(0);
        for (const month of instalments) {
          expect(cents(month.payment)).toBe(cents(month.principal) + cents(month.interest));
          expect(Math.min(month.principal, month.interest, month.balance)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('there is an annual cost whenever the fees leave something to lend', () => {
    const withFees = fc.record({ loan: anyTerms, share: fc.integer({ min: 0, max: 99 }) });
    fc.assert(
      fc.property(withFees, ({ loan, share }) => {
        expect(loanCosts({ ...loan, fee: (loan.amount * share) / 100 }).annualCost).not.toBeNull();
      }),
    );
  });

  it('the annual cost is the rate without fees, and higher with them', () => {
    const usual = anyTerms.map((loan) => ({ ...loan, amount: loan.amount + 1000, fee: 0 }));
    fc.assert(
      fc.property(usual, (loan) => {
        const bare = loanCosts(loan).annualCost ?? Number.NaN;
        // Precise to the cent: a thousand yuan over thirty years is a few yuan a month, and one cent changes the rate.
        expect(Math.abs(bare - loan.annualRate)).toBeLessThan(0.2);
        const dear = loanCosts({ ...loan, fee: loan.amount / 10 }).annualCost ?? Number.NaN;
        expect(dear).toBeGreaterThan(bare);
      }),
    );
  });
});

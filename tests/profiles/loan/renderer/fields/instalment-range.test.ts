import { describe, expect, it } from 'vitest';
import { instalmentRange, ratesOf } from '../../../../../profiles/loan/renderer/fields/instalment-range.ts';
import { config } from '../../../../runtime/real-config.ts';

describe('the rates in the text of a brand', () => {
  it.each([
    ['7.2%–24%（单利）', [7.2, 24]],
    ['年化 15 %', [15, 15]],
    ['24%起，最低 7.2%', [7.2, 24]],
    ['以合同为准', null],
  ])('%s', (text, rates) => {
    expect(ratesOf(text)).toEqual(rates);
  });

  it('are there for every brand, so that a page with the rate shows an instalment', () => {
    for (const [brand, { annualRate }] of Object.entries(config.brands.brands))
      expect(ratesOf(annualRate), brand).not.toBeNull();
  });
});

describe('the instalment of a month', () => {
  it('is that of equal instalments at the lowest and the highest rate', () => {
    // 12,000 yuan for 12 months: the annuity formula at 0.6 % and 2 % a month.
    const annuity = (rate: number) => (12_000 * rate) / (1 - (1 + rate) ** -12);
    const [lowest, highest] = instalmentRange(12_000, 12, '7.2%–24%（单利）') ?? [0, 0];
    expect(lowest).toBeCloseTo(annuity(0.006), 1);
    expect(highest).toBeCloseTo(annuity(0.02), 1);
  });

  it.each([
    ['no amount', 0, 12, '7.2%'],
    ['no term', 10_000, 0, '7.2%'],
    ['a term that is no number', 10_000, Number.NaN, '7.2%'],
    ['no rate', 10_000, 12, '以合同为准'],
  ])('is not known with %s', (_, amount, months, rate) => {
    expect(instalmentRange(amount, months, rate)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  anyProduct,
  arrangeProducts,
  type ProductChoice,
} from '../../../../../profiles/loan/renderer/blocks-product/arrange-products.ts';
import { instalmentFor10000 } from '../../../../../profiles/loan/renderer/blocks-product/loan-example.ts';
import type { Product } from '../../../../../profiles/loan/renderer/blocks-product/read-products.ts';

const product = (id: string, change: Partial<Product>): Product => ({
  ...{ id, name: id, lender: id, amountMin: 1000, amountMax: 50_000, termMonthsMin: 3, termMonthsMax: 12 },
  ...{ aprMin: 7.2, aprMax: 24, fees: '', conditions: [], tags: [], unavailable: '', address: {} },
  ...change,
});
const products = [
  product('a', { aprMax: 24, amountMax: 30_000 }),
  product('closed', { aprMax: 6, amountMax: 900_000, unavailable: 'full' }),
  product('b', { aprMax: 18, aprMin: 9, termMonthsMin: 12, termMonthsMax: 36 }),
  product('c', { aprMax: 18, amountMin: 20_000, amountMax: 200_000 }),
  product('long', { aprMax: 10, termMonthsMin: 24, termMonthsMax: 36, amountMax: 40_000 }),
];
const arranged = (change: Partial<ProductChoice>) =>
  arrangeProducts(products, { ...anyProduct, ...change }, ({ unavailable }) => unavailable === '').map(
    ({ id }) => id,
  );

describe('arrangeProducts', () => {
  it('keeps the order of the API, unavailable products last', () => {
    expect(arranged({})).toEqual(['a', 'b', 'c', 'long', 'closed']);
  });
  it('sorts by the highest annual rate, then by the lowest one', () => {
    expect(arranged({ order: 'annualCost' })).toEqual(['long', 'c', 'b', 'a', 'closed']);
  });
  it('sorts by the instalment that is shown; a longer term does not make a loan look cheaper', () => {
    expect(arranged({ order: 'instalment' })).toEqual(['b', 'c', 'a', 'long', 'closed']);
    expect(arranged({ order: 'instalment', months: 24 })).toEqual(['long', 'b']);
  });
  it('sorts by the highest amount', () => {
    expect(arranged({ order: 'amount' })).toEqual(['c', 'b', 'long', 'a', 'closed']);
  });
  it('leaves out what does not lend the wished amount over the wished term', () => {
    expect(arranged({ amount: 50_000 })).toEqual(['b', 'c', 'closed']);
    expect(arranged({ amount: 1000 })).not.toContain('c');
    expect(arranged({ months: 36 })).toEqual(['b', 'long']);
    expect(arranged({ amount: 200_000, months: 36 })).toEqual([]);
  });
});

describe('instalmentFor10000', () => {
  const instalment = (change: Partial<Product>, months: number | null = null) =>
    instalmentFor10000(product('x', change), months);
  it('is that of 10,000 yuan over 12 months at the highest rate, whatever amounts the product lends', () => {
    expect(instalment({ aprMax: 18 })).toMatchObject({ months: 12, annualRate: 18, payment: 916.8 });
    expect(instalment({ aprMax: 18, amountMin: 20_000 })).toMatchObject({ amount: 10_000, payment: 916.8 });
  });
  it('is that of the wished term, or of the nearest one that the product offers', () => {
    expect(instalment({ termMonthsMax: 36 }, 24)?.months).toBe(24);
    expect(instalment({ termMonthsMin: 18, termMonthsMax: 36 })?.months).toBe(18);
  });
});

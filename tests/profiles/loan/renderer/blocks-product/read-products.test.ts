import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanExample } from '../../../../../profiles/loan/renderer/blocks-product/loan-example.ts';
import {
  type Product,
  readProducts,
} from '../../../../../profiles/loan/renderer/blocks-product/read-products.ts';

describe('readProducts', () => {
  const product = {
    id: 7,
    name: 'Loan',
    lender: 'Bank',
    amountMin: '1000',
    amountMax: 50_000,
    termMonthsMin: 3,
    termMonthsMax: 12,
    aprMin: 7.2,
    aprMax: '24',
    fees: null,
    conditions: null,
    tags: ['a', 3, ''],
    url: 'https://bank.example/',
    ios: 'javascript:alert(1)',
  };
  it('decodes numbers given as strings, and treats a missing list as none', () => {
    expect(readProducts({ products: [product] })).toEqual([
      {
        ...{ id: '7', name: 'Loan', lender: 'Bank', amountMin: 1000, amountMax: 50_000 },
        ...{ termMonthsMin: 3, termMonthsMax: 12, aprMin: 7.2, aprMax: 24 },
        ...{ fees: '', conditions: [], tags: ['a'], unavailable: '' },
        address: { android: 'https://bank.example/', other: 'https://bank.example/' },
      },
    ]);
  });
  it('leaves out a product without lender, rate or amount, and duplicates', () => {
    const { lender: _, ...nameless } = product;
    expect(readProducts([nameless, { ...product, aprMax: -1 }, { ...product, amountMax: '' }])).toEqual([]);
    expect(readProducts([product, product])).toHaveLength(1);
  });
  it('distinguishes an empty list from a missing one', () => {
    expect(readProducts({ products: [] })).toEqual([]);
    for (const data of [null, undefined, '', 3, {}, { products: {} }]) expect(readProducts(data)).toBeNull();
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => void readProducts({ products: data })));
  });
});

describe('loanExample', () => {
  const [offer] = readProducts([
    {
      ...{ id: 1, name: 'Loan', lender: 'Bank', amountMin: 1000, amountMax: 50_000 },
      ...{ termMonthsMin: 3, termMonthsMax: 36, aprMin: 7.2, aprMax: 18 },
    },
  ]) as [Product];
  const terms = (change: Partial<Product>) => {
    const { amount, months, annualRate } = loanExample({ ...offer, ...change }) ?? {};
    return [amount, months, annualRate];
  };
  it('is 10,000 over 12 months at the highest rate, if the product lends that', () => {
    const costs = { payment: 916.8, interest: 1001.6, paid: 11_001.6 };
    expect(loanExample(offer)).toEqual({ amount: 10_000, months: 12, annualRate: 18, ...costs });
  });
  it('is the least amount over the nearest term otherwise', () => {
    expect(terms({ amountMin: 20_000, termMonthsMin: 24 })).toEqual([20_000, 24, 18]);
    expect(terms({ amountMax: 5000, termMonthsMax: 6 })).toEqual([1000, 6, 18]);
    expect(terms({ amountMin: 0, amountMax: 5000 })).toEqual([5000, 12, 18]);
  });
  it('is null if nobody can borrow, and never throws', () => {
    const none = [
      { amountMin: 0, amountMax: 0 },
      { termMonthsMin: 0, termMonthsMax: 0 },
    ];
    for (const change of [...none, { termMonthsMin: 1e9, termMonthsMax: 1e9 }]) {
      expect(loanExample({ ...offer, ...change })).toBeNull();
    }
    const number = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, number, number, number, (low, high, short, long, rate) => {
        const range = { amountMin: low, amountMax: high, termMonthsMin: short, termMonthsMax: long };
        const example = loanExample({ ...offer, ...range, aprMax: rate });
        expect(Object.values(example ?? {}).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

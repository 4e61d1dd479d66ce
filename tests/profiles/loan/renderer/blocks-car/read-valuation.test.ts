import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValuation } from '../../../../../profiles/loan/renderer/blocks-car/read-valuation.ts';

describe('readValuation', () => {
  it('decodes the range, and the factors that are readable', () => {
    const factors = [{ name: 'Age', effect: '-0.28' }, { name: '' }, null, { name: 'City', effect: 'x' }];
    expect(readValuation({ low: '80000', high: 92_500, listPrice: -1, ageYears: 3.5, factors })).toEqual({
      ...{ low: 80_000, high: 92_500, listPrice: null, ageYears: 3.5 },
      factors: [{ name: 'Age', effect: -0.28 }],
    });
  });
  it('returns null without a range, and never throws', () => {
    for (const data of [null, [], 'x', {}, { low: 2 }, { low: 3, high: 2 }, { low: -1, high: 2 }]) {
      expect(readValuation(data)).toBeNull();
    }
    fc.assert(fc.property(fc.jsonValue(), (data) => void readValuation(data)));
    fc.assert(fc.property(fc.jsonValue(), (factors) => void readValuation({ low: 1, high: 2, factors })));
  });
});

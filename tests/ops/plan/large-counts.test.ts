import { describe, expect, it } from 'vitest';
import { countWhere, productOf, sumOfCounts } from '../../../ops/situations/count.ts';
import { Diagrams } from '../../../ops/situations/diagram.ts';

describe('counts of situations beyond 2^53', () => {
  it('are exact where a number can hold them', () => {
    expect(productOf([2 ** 40, 3 * 2 ** 14])).toBe(3 * 2 ** 54);
    expect(sumOfCounts([2 ** 53, 1, 1])).toBe(9_007_199_254_740_994);
  });

  it('are refused where a number cannot', () => {
    expect(() => productOf([94_906_267, 94_906_267])).toThrow('9007199515875289');
    expect(() => sumOfCounts([2 ** 53, 1])).toThrow('9007199254740993');
  });

  it('of a diagram are those of its values', () => {
    const diagrams = new Diagrams<boolean>(String);
    const [yes, no] = [diagrams.leaf(true), diagrams.leaf(false)];
    const weights = [[2 ** 30], [2 ** 24, 1]];
    expect(countWhere(diagrams.node(1, [yes, no]), weights, (is) => is)).toBe(2 ** 54);
    expect(countWhere(diagrams.node(1, [no, yes]), weights, (is) => is)).toBe(2 ** 30);
    expect(() => countWhere(yes, [[2 ** 53 - 1], [3]], (is) => is)).toThrow('27021597764222973');
  });
});

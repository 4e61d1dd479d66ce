import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsFor } from '../../../renderer/ui/Chips.tsx';

describe('chips', () => {
  it('have equal columns, as many as their labels allow', () => {
    expect(columnsFor(['3 期', '6 期', '12 期', '24 期', '36 期'])).toBe(3);
    expect(columnsFor(['无', '有'])).toBe(2);
    expect(columnsFor(['未缴纳', '不满半年', '半年–1 年', '1 年以上'])).toBe(2);
    expect(columnsFor(['有，按揭中', '有，无按揭', '无'])).toBe(3);
    expect(columnsFor(['这是一个特别长的、要写两行的选项文字', '短'])).toBe(1);
  });
  it('never leave a single chip in the last row if another number of columns fits', () => {
    const property = fc.property(fc.integer({ min: 2, max: 12 }), (count) => {
      const columns = columnsFor(Array.from({ length: count }, () => '甲'));
      if (count > 4 && [4, 3, 2].some((n) => count % n !== 1)) expect(count % columns).not.toBe(1);
    });
    expect(fc.check(property, { numRuns: 100 })).toMatchObject({ failed: false, numRuns: 100 });
  });
});

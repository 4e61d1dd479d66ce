import { expect, test } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { pagesHead } from '../../../ops/plan-report/headline.ts';

const planOf = (...counts: number[]) => ({ pages: counts.map((count) => ({ count })) }) as unknown as Plan;

test('a badge counts the pages that differ and that visitors reach', () => {
  expect(pagesHead(planOf(3, 0, 1), 'zh')).toBe('2 页有改动');
  expect(pagesHead(planOf(1), 'en')).toBe('1 page differs');
  expect(pagesHead(planOf(0), 'zh')).toBe('');
});

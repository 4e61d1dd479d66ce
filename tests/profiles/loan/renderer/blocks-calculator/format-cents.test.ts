import { describe, expect, it } from 'vitest';
import { formatCents } from '../../../../../profiles/loan/renderer/blocks-calculator/format-cents.ts';

describe('formatCents', () => {
  it('shows both digits of the cents', () => {
    expect([0, 916.8, 1_234_567.891].map(formatCents)).toEqual(['0.00', '916.80', '1,234,567.89']);
  });
});

import { expect, test } from 'vitest';
import { narrowScale } from '../../../../console/ui/preview/phone-scale.ts';

test('a phone is drawn smaller only where the settings stand above it, and never too small to read', () => {
  expect(narrowScale(1280, 800)).toBeNull();
  expect(narrowScale(900, 1200)).toBe(1);
  expect(narrowScale(900, 800)).toBe(0.76);
  expect(narrowScale(390, 500)).toBe(0.7);
});

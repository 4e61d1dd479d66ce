import { expect, test } from 'vitest';
import { phoneScale } from '../../../../console/ui/preview/phone-scale.ts';

test('a phone is scaled down only where the settings are above it, and never below the readable minimum', () => {
  expect(phoneScale(1280, 800)).toBeNull();
  expect(phoneScale(900, 1200)).toBe(1);
  expect(phoneScale(900, 800)).toBe(0.76);
  expect(phoneScale(390, 500)).toBe(0.7);
});

import { expect, it } from 'vitest';
import { timeLeft } from '../../../renderer/blocks-marketing/time-left.ts';

const shown = (ms: number | null) => Object.values(timeLeft(ms)).join(' ');

it.each([
  [90_061_000, '01 01 01 01'],
  [86_399_999, '00 23 59 59'],
  [999, '00 00 00 00'],
  [0, '00 00 00 00'],
  [-5000, '00 00 00 00'],
  [123 * 86_400_000, '123 00 00 00'],
  [null, '-- -- -- --'],
])('%s ms are %s', (ms, text) => {
  expect(shown(ms)).toBe(text);
});

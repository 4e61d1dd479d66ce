import { expect, it } from 'vitest';
import { formatInstant } from '../../../renderer/blocks-content/format-instant.ts';

const at = Date.UTC(2026, 10, 24, 17, 5);

it('an instant is shown in the time zone of the business, whatever that of the phone is', () => {
  expect(formatInstant(at, 'Asia/Shanghai', 'zh-CN')).toBe('2026年11月25日 01:05');
  expect(formatInstant(at, 'America/New_York', 'zh-CN')).toBe('2026年11月24日 12:05');
});

it('an instant is shown in the language of the page', () => {
  expect(formatInstant(at, 'Europe/London', 'en-GB')).toBe('24 November 2026 at 17:05');
});

it('no time is shown where the phone does not know the time zone (FLT-29)', () => {
  expect(formatInstant(at, 'No/Where', 'zh-CN')).toBeNull();
  expect(formatInstant(Number.NaN, 'Asia/Shanghai', 'zh-CN')).toBeNull();
});

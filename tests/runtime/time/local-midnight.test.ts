import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextLocalMidnight } from '../../../runtime/index.ts';

const day = 86_400_000;
const noonInShanghai = Date.UTC(2026, 10, 23, 4);

describe('the end of the business day', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('R-STATE 4: is the next midnight of the time zone', () => {
    expect(nextLocalMidnight('Asia/Shanghai', noonInShanghai)).toBe(Date.UTC(2026, 10, 23, 16));
  });

  it.each([
    ['America/New_York', '2024-03-10T06:00Z', '2024-03-11T04:00Z', 'of 23 hours'],
    ['America/New_York', '2024-11-03T05:00Z', '2024-11-04T05:00Z', 'of 25 hours'],
    ['Europe/Berlin', '2024-03-31T00:30Z', '2024-03-31T22:00Z', 'of 23 hours'],
    ['Europe/Berlin', '2024-10-27T00:30Z', '2024-10-27T23:00Z', 'of 25 hours'],
  ])('is the midnight that the clocks show: in %s from %s at %s, on a day %s', (zone, from, to) => {
    expect(new Date(nextLocalMidnight(zone, Date.parse(from)))).toEqual(new Date(to));
  });

  it('FLT-29: is a whole day away on a phone without Intl, so that no business day is counted twice', () => {
    vi.stubGlobal('Intl', undefined);
    expect(nextLocalMidnight('Asia/Shanghai', noonInShanghai)).toBe(noonInShanghai + day);
  });
});

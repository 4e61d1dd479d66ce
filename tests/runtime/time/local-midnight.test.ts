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

  it('FLT-29: is a whole day away on a phone without Intl, so that no business day is counted twice', () => {
    vi.stubGlobal('Intl', undefined);
    expect(nextLocalMidnight('Asia/Shanghai', noonInShanghai)).toBe(noonInShanghai + day);
  });
});

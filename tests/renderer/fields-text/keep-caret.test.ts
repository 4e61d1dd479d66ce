import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMobile } from '../../../renderer/fields-login/format-mobile.ts';
import { caretAfter, countSignificant } from '../../../renderer/fields-text/keep-caret.ts';

describe('formatMobile and caretAfter', () => {
  it.each([
    ['', ''],
    ['138', '138'],
    ['1381', '138 1'],
    ['13812345678', '138 1234 5678'],
    ['138123456789', '138 1234 56789'],
  ])('show %s as %s', (digits, shown) => expect(formatMobile(digits)).toBe(shown));
  it('leave as many digits after the caret as there were', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), fc.nat(14), (digits, after) => {
        const shown = formatMobile(digits);
        const expected = Math.min(after, digits.length);
        expect(countSignificant(shown.slice(caretAfter(shown, after)))).toBe(expected);
      }),
    );
  });
});

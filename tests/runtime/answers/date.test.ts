import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  dateLimits,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { limits } from './answer-limits.ts';

addFieldValidations(lazyFieldValidations);

const day = {
  kind: 'date',
  id: 'day',
  precision: 'day',
  from: '2000-02-15',
  until: 'today',
} as const satisfies Field;
const month = { ...day, precision: 'month' } as const;
const { today: _, ...withoutToday } = limits;

describe('a date', () => {
  it.each([
    ['2024-02-29', null],
    ['2023-02-29', 'invalid'],
    ['1900-02-29', 'invalid'],
    ['2024-02-30', 'invalid'],
    ['2024-13-01', 'invalid'],
    ['2024-00-10', 'invalid'],
    ['2024-04-31', 'invalid'],
    ['0000-01-01', 'tooSmall'],
    ['2000-02-14', 'tooSmall'],
    ['2000-02-15', null],
    ['2026-11-21', null],
    ['2026-11-22', 'tooLarge'],
    ['2024-05', 'invalid'],
    ['yesterday', 'invalid'],
    ['', 'required'],
  ])('to the day: %s', (value, rule) => expect(validateAnswer(day, value, limits)).toBe(rule));

  it.each([
    ['2024-02', null],
    ['2024-02-29', null],
    ['2024-13', 'invalid'],
    ['2000-01', 'tooSmall'],
    // The month of the earliest day is accepted as a whole: with month precision there is no day to compare.
    ['2000-02', null],
    ['2026-11', null],
    ['2026-12', 'tooLarge'],
    ['2024', 'invalid'],
  ])('to the month: %s', (value, rule) => expect(validateAnswer(month, value, limits)).toBe(rule));

  it.each([
    ['2024/5/9', '2024-05-09'],
    ['2024.05.09', '2024-05-09'],
    ['2024 5 9', '2024-05-09'],
    ['20240509', '2024-05-09'],
    ['2024\u5e745\u67089\u65e5', '2024-05-09'],
    ['\uff12\uff10\uff12\uff14-\uff10\uff15-\uff10\uff19', '2024-05-09'],
    ['2024-5', '2024-05'],
    ['9.5.2024', '9.5.2024'],
    ['2024-05-09T00:00', '2024-05-09T00:00'],
  ])('typed as %s, where the browser has no date input, is %s', (typed, normal) =>
    expect(normaliseAnswer(day, typed)).toBe(normal),
  );

  it('to the month leaves the day away', () => expect(normaliseAnswer(month, '2024-05-09')).toBe('2024-05'));

  it('that may last until today has no end if today is not known', () => {
    expect(validateAnswer(day, '2999-01-01', withoutToday)).toBeNull();
    expect(dateLimits(day, undefined)).toEqual({ least: '2000-02-15', most: undefined });
    expect(dateLimits(month, '2026-11-21')).toEqual({ least: '2000-02', most: '2026-11' });
    expect(validateAnswer({ ...day, until: '2020-01-01' }, '2020-01-02', withoutToday)).toBe('tooLarge');
  });

  it('is accepted exactly when it is in the calendar and within its limits', () => {
    const number = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2040 }), number(14), number(33), (y, m, d) => {
        const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const date = new Date(Date.UTC(y, m - 1, d));
        const real = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
        const right = real && text >= '2000-02-15' && text <= '2026-11-21';
        expect(validateAnswer(day, text, limits) === null).toBe(right);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  groupDigits,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { limits } from './answer-limits.ts';

addFieldValidations(lazyFieldValidations);

const number = {
  kind: 'number',
  id: 'number',
  min: -10,
  max: 60_000,
  decimals: 2,
  unit: '\u4e07\u516c\u91cc',
} as const satisfies Field;

describe('a number', () => {
  it('a number without a unit keeps its digits', () => {
    const { unit: _, ...bare } = number;
    expect(normaliseAnswer(bare, '1,234.50')).toBe('1234.5');
    expect(normaliseAnswer(bare, '12km')).toBe('12km');
  });

  it.each([
    ['12', '12'],
    [' 1 234 ', '1234'],
    ['\uff11\uff12\uff0e\uff15', '12.5'],
    ['3\u30025', '3.5'],
    ['1,234', '1234'],
    ['\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15', '1234.5'],
    ['1,234,567.80', '1234567.8'],
    ['1,23', '1,23'],
    ['3.5\u4e07\u516c\u91cc', '3.5'],
    ['007', '7'],
    ['000', '0'],
    ['0.50', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['-0', '0'],
    ['-0.50', '-0.5'],
    ['.', '.'],
    ['-', '-'],
    ['1e5', '1e5'],
    ['1.2.3', '1.2.3'],
    ['\u4e07\u516c\u91cc', ''],
  ])('typed as %s is %s', (typed, normal) => expect(normaliseAnswer(number, typed)).toBe(normal));

  it.each([
    ['0', null],
    ['-10', null],
    ['-10.01', 'tooSmall'],
    ['60,000', null],
    ['60000.01', 'tooLarge'],
    ['1.23', null],
    ['1.230', null],
    ['1.234', 'tooLong'],
    ['1,23', 'invalid'],
    ['1e5', 'invalid'],
    ['Infinity', 'invalid'],
    ['NaN', 'invalid'],
    ['0x10', 'invalid'],
    ['--1', 'invalid'],
    ['1234567890123456', 'invalid'],
    ['', 'required'],
    ['  ', 'required'],
  ])('%s', (typed, rule) => expect(validateAnswer(number, typed, limits)).toBe(rule));

  it('without decimals accepts whole numbers only', () => {
    const whole = { ...number, decimals: 0 };
    expect(validateAnswer(whole, '5.0', limits)).toBeNull();
    expect(validateAnswer(whole, '5.1', limits)).toBe('tooLong');
  });

  it.each([
    ['1234567.8901', '1,234,567.8901'],
    ['-1234', '-1,234'],
    ['999', '999'],
    ['abc', 'abc'],
    ['', ''],
  ])('R-VALID-5: %s is shown as %s', (value, shown) => expect(groupDigits(value)).toBe(shown));

  it('shown in groups and parsed again is the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 999 }), (whole, part) => {
        const normal = normaliseAnswer(number, `${whole}.${part}`);
        expect(normaliseAnswer(number, groupDigits(normal))).toBe(normal);
        expect(normaliseAnswer(number, normal)).toBe(normal);
      }),
    );
  });

  it('FLT-30: never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void validateAnswer(number, text, limits)),
    );
    expect(validateAnswer(number, '1'.repeat(1_000_000), limits)).toBe('invalid');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { siteOf } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations(lazyFieldValidations);

const limits = siteOf('default').settings;
const runs = shareOfRun(2000);
const field: Field = { kind: 'phone', id: 'callback' };
const isAccepted = (typed: string) => validateAnswer(field, typed, limits) === null;

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (min: number, max: number) =>
  fc.array(digit, { minLength: min, maxLength: max }).map((all) => all.join(''));
/** What people and documents write between the groups of a number. */
const between = fc.constantFrom('', ' ', '  ', '\u3000', '(', ')', '（', '）', '.', '\u200b', '转');
const fullWidth = (text: string) => text.replace(/\d/g, (one) => String.fromCharCode(0xff10 + Number(one)));

/** R-VALID 3, read character by character: no expression that the code might share. */
function fitsRule(typed: string): boolean {
  const plain = [...typed.normalize('NFKC')].filter((one) => '0123456789-|'.includes(one));
  const isDigit = (one: string | undefined) => one !== undefined && one >= '0' && one <= '9';
  const bare = plain.filter((one) => one !== '-');
  const mobile = bare[0] === '8' && bare[1] === '6' && bare.length === 13 ? bare.slice(2) : bare;
  if (mobile.length === 11 && mobile[0] === '1' && mobile.every(isDigit)) return true;
  const [first, ...rest] = plain;
  return first === '0' && rest.length >= 10 && rest.length <= 13 && rest.every((one) => one !== '|');
}

describe('a telephone number (R-VALID 3)', () => {
  it('is accepted as a landline with an area code, however its groups are written', () => {
    const landline = fc.tuple(digits(2, 3), fc.constantFrom('', '-'), digits(7, 8), fc.boolean(), between);
    assertProperty(runs, [landline], ([area, dash, local, isWide, space]) => {
      const written = `0${area}${space}${dash}${local.slice(0, 4)}${space}${local.slice(4)}`;
      const typed = isWide ? fullWidth(written) : written;
      // The shortest area code with the shortest number and no dash is a digit short of the rule.
      expect(isAccepted(typed)).toBe(area.length + dash.length + local.length >= 10);
      expect(normaliseAnswer(field, typed)).toBe(`0${area}${dash}${local}`);
    });
  });

  it('is sent as 11 digits where it is a mobile number', () => {
    const prefix = fc.constantFrom('', '86', '+86', '+86 ', '86-');
    assertProperty(runs, [prefix, digits(10, 10), fc.constantFrom('', ' ', '-')], (before, rest, space) => {
      const typed = `${before}1${rest.slice(0, 2)}${space}${rest.slice(2, 6)}${space}${rest.slice(6)}`;
      expect(isAccepted(typed)).toBe(true);
      expect(normaliseAnswer(field, typed)).toBe(`1${rest}`);
    });
  });

  it('is accepted exactly where the rule fits, and normalising it again changes nothing', () => {
    const near = fc
      .array(fc.constantFrom('0', '1', '8', '6', '-', '|', ' ', '+', '５', 'x'), { maxLength: 20 })
      .map((all) => all.join(''));
    assertProperty(runs, [fc.oneof(near, fc.string({ unit: 'binary', maxLength: 30 }))], (typed) => {
      expect(isAccepted(typed)).toBe(fitsRule(typed));
      const once = normaliseAnswer(field, typed);
      expect(normaliseAnswer(field, once)).toBe(once);
      // What was typed into an optional field is refused or sent, never dropped.
      expect(once === '').toBe(typed.normalize('NFKC').trim() === '');
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  furtherFieldValidations,
  lazyFieldValidations,
  normaliseAnswer,
  phoneOfCountriesValidation,
  timesOf,
  uploadFieldValidations,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { siteOf } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations({
  ...furtherFieldValidations,
  phone: phoneOfCountriesValidation(lazyFieldValidations.phone),
});
addFieldValidations(uploadFieldValidations);

const limits = siteOf('default').settings;
const runs = shareOfRun(2000);
const isAccepted = (field: Field, typed: string) => validateAnswer(field, typed, limits) === null;
const sent = (field: Field, typed: string) => normaliseAnswer(field, typed);
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

const values = ['a', 'b', 'c', 'd', 'e'];
const kinds: readonly Field[] = [
  { kind: 'email', id: 'it' },
  { kind: 'url', id: 'it' },
  { kind: 'choices', id: 'it', options: values.map((value) => ({ value, label: value })) },
  { kind: 'yesNo', id: 'it' },
  { kind: 'rating', id: 'it', max: 10 },
  { kind: 'time', id: 'it', from: '00:00', until: '23:59', step: 5 },
  { kind: 'phone', id: 'it', countries: ['GB', 'IT', 'US', 'RU', 'HU'] },
  { kind: 'dateRange', id: 'it', from: '2020-01-01', until: '2030-12-31' },
  { kind: 'photo', id: 'it', endpoint: 'sendUpload' },
  { kind: 'signature', id: 'it', endpoint: 'sendUpload' },
];

describe.each(kinds)('what is typed into a field of the kind $kind', (field) => {
  const near = fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        '.',
        '。',
        '@',
        '＠',
        ',',
        '/',
        ':',
        'http',
        '://',
        '1',
        '０',
        '2026-05-0',
        '12:3',
        ' ',
        '-',
        'é',
      ),
      {
        maxLength: 14,
      },
    )
    .map((all) => all.join(''));
  it('is normalised once: normalising it again changes nothing, and what is accepted stays accepted', () => {
    assertProperty(runs, [fc.oneof(near, fc.string({ unit: 'binary', maxLength: 30 }))], (typed) => {
      const once = sent(field, typed);
      expect(sent(field, once)).toBe(once);
      expect(isAccepted(field, once)).toBe(isAccepted(field, typed));
    });
  });
});

describe('an e-mail address', () => {
  const field: Field = { kind: 'email', id: 'it' };
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  /** The grammar of the HTML standard, read character by character: no expression that the code might share. */
  function fitsStandard(text: string): boolean {
    const at = text.lastIndexOf('@');
    const [name, host] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || ![...name].every((one) => `${letters}.!#$%&'*+/=?^_\`{|}~-`.includes(one))) return false;
    return host.split('.').every((label) => {
      const ends = [label.charAt(0), label.charAt(label.length - 1)];
      return (
        label.length > 0 &&
        label.length <= 63 &&
        [...label].every((one) => `${letters}-`.includes(one)) &&
        !ends.includes('-')
      );
    });
  }
  const part = fc.string({ unit: fc.constantFrom(...'abzAZ09.-_+@ é!'), maxLength: 12 });
  const long = fc.nat({ max: 70 }).map((length) => 'x'.repeat(length));

  it('is accepted exactly where the HTML standard calls it valid', () => {
    const typed = fc
      .tuple(part, part, fc.oneof(part, long))
      .map(([name, host, top]) => `${name}@${host}.${top}`);
    assertProperty(runs, [fc.oneof(typed, part)], (text) => {
      expect(isAccepted(field, text)).toBe(fitsStandard(text.trim()));
    });
  });
  it('may be typed in full width, with a Chinese full stop and space around it', () => {
    const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });
    assertProperty(runs, [name, name, fc.boolean()], (one, other, isWide) => {
      const address = `${one}@${other}.com`;
      const typed = isWide ? `　${wide(address)} ` : ` ${address.replace('.', '。')}\n`;
      expect(sent(field, typed)).toBe(address);
      expect(isAccepted(field, typed)).toBe(true);
    });
  });
});

describe('a web address', () => {
  const field: Field = { kind: 'url', id: 'it' };
  const label = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 8 });
  it('needs no scheme, and is sent with https', () => {
    assertProperty(runs, [label, label, label], (host, domain, path) => {
      // A last label of digits would be a number of IPv4.
      const typed = `www.${host}.x${domain}x/${path}?a=1#b`;
      expect(sent(field, typed)).toBe(`https://${typed}`);
      expect(isAccepted(field, typed)).toBe(true);
      expect(sent(field, `http://${typed}`)).toBe(`http://${typed}`);
    });
  });
  it.each([
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@example.com',
    'https://user:word@example.com',
    'https://example',
    'example com',
    'https://',
    'https://.com',
  ])('is refused: %s', (typed) => {
    expect(isAccepted(field, typed)).toBe(false);
  });
});

describe('several choices', () => {
  const options = values.map((value) => ({ value, label: value }));
  const bounds = fc.record({
    atLeast: fc.option(fc.integer({ min: 1, max: 3 })),
    atMost: fc.option(fc.integer({ min: 3, max: 5 })),
  });
  it('are sent in the order of the options, and counted', () => {
    assertProperty(
      runs,
      [fc.shuffledSubarray(values, { minLength: 1 }), bounds],
      (chosen, { atLeast, atMost }) => {
        const field: Field = {
          kind: 'choices',
          id: 'it',
          options,
          ...(atLeast !== null && { atLeast }),
          ...(atMost !== null && { atMost }),
        };
        expect(sent(field, [...chosen, ...chosen].join(','))).toBe([...chosen].sort().join(','));
        const isEnough = chosen.length >= (atLeast ?? 1) && chosen.length <= (atMost ?? 5);
        expect(isAccepted(field, chosen.join(','))).toBe(isEnough);
        expect(isAccepted(field, [...chosen, 'f'].join(','))).toBe(false);
      },
    );
  });
});

describe('a rating', () => {
  it('is a whole number from 1 to the highest', () => {
    assertProperty(
      runs,
      [fc.integer({ min: 2, max: 10 }), fc.integer({ min: -2, max: 101 })],
      (max, given) => {
        expect(isAccepted({ kind: 'rating', id: 'it', max }, String(given))).toBe(given >= 1 && given <= max);
      },
    );
    expect(isAccepted({ kind: 'rating', id: 'it', max: 5 }, '1.5')).toBe(false);
    expect(isAccepted({ kind: 'rating', id: 'it', max: 5 }, '05')).toBe(false);
  });
});

describe('a time', () => {
  it('is accepted exactly where it is one of the times of its field', () => {
    const minutes = fc.nat({ max: 24 * 60 - 1 });
    const written = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    assertProperty(
      runs,
      [minutes, minutes, fc.integer({ min: 5, max: 720 }), minutes],
      (one, other, step, at) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        const field: Field = { kind: 'time', id: 'it', from: written(from), until: written(until), step };
        const isOffered = at >= from && at <= until && (at - from) % step === 0;
        expect(isAccepted(field, written(at))).toBe(isOffered);
        expect(timesOf(field).includes(written(at))).toBe(isOffered);
      },
    );
  });
});

describe('a range of dates', () => {
  const day = fc
    .nat({ max: 3000 })
    .map((after) => new Date(Date.UTC(2024, 0, 1 + after)).toISOString().slice(0, 10));
  it('is accepted exactly where its days are in order, within the limits, and with enough nights', () => {
    const field: Field = {
      kind: 'dateRange',
      id: 'it',
      from: '2025-01-01',
      until: '2030-12-31',
      mostNights: 400,
    };
    assertProperty(runs, [day, day], (first, last) => {
      const nights = (Date.parse(last) - Date.parse(first)) / 86_400_000;
      const isRight = first >= field.from && last <= field.until && nights >= 1 && nights <= 400;
      expect(isAccepted(field, `${first}/${last}`)).toBe(isRight);
    });
    for (const wrong of [
      '2026-02-30/2026-03-02',
      '2026-03-01',
      '/',
      '/2026-03-01',
      '2026-03-01/2026-03-02/2026-03-03',
    ])
      expect(isAccepted(field, wrong), wrong).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeChannel, decodeQuery, joinSearch } from '../../../runtime/index.ts';
import { queryMaxLength, queryNames } from '../../../schemas/index.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

const name = fc.constantFrom(...queryNames);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('12345678901234567890', '1e5', 'null', 'true', '+', '%', '&', '=', '__proto__', '0x1'),
);
const query = fc.dictionary(name, text);
const search = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.oneof(name, fc.string()), text))
    .map((pairs) => pairs.map((one) => one.join('=')).join('&')),
  fc
    .array(fc.constantFrom('%', '%E4', '%6d', 'mark', 'ark', '=', '&', '?', '[]', '+', 'code', 'from'))
    .map((one) => one.join('')),
);
const encode = (given: Record<string, string>) =>
  Object.entries(given)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

describe('the query of an address', () => {
  it('is decoded to the exact strings that were written', () => {
    assertProperty(shareOfRun(10_000), [query, fc.constantFrom('', '?')], (given, mark) => {
      expect(decodeQuery(mark + encode(given))).toEqual({ ...given });
    });
  });
  it('is decoded as by URLSearchParams, except for + and malformed escapes', () => {
    assertProperty(shareOfRun(10_000), [query, query], (first, second) => {
      const both = `${encode(first)}&${encode(second)}`;
      const standard = new URLSearchParams(both);
      for (const one of queryNames) expect(decodeQuery(both)[one] ?? null).toBe(standard.get(one));
    });
  });
  it('never throws, has known names and limited texts only, and decodes to itself', () => {
    assertProperty(shareOfRun(20_000), [search], (given) => {
      const read = decodeQuery(given);
      for (const [key, value] of Object.entries(read)) {
        expect(queryNames).toContain(key);
        expect(typeof value).toBe('string');
        expect(value?.length).toBeLessThanOrEqual(queryMaxLength);
      }
      if (!given.startsWith('?')) expect(decodeQuery(`?${given}`)).toEqual(read);
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
  it('of a redirect has no mark, and the parameters that the row adds', () => {
    const added = fc.dictionary(
      fc.constantFrom('from', 'bd_vid', 'previousPage'),
      fc.string({ unit: 'grapheme' }),
    );
    assertProperty(shareOfRun(20_000), [search, added], (remaining, row) => {
      const joined = joinSearch(remaining, row);
      const read = decodeQuery(joined);
      expect(read.mark).toBeUndefined();
      expect(read.markcode).toBeUndefined();
      const params = new URLSearchParams(joined.replaceAll('+', '%2B'));
      for (const [key, value] of Object.entries(row)) expect(params.getAll(key)).toEqual([value]);
      const { mark: _m, markcode: _c, from: _f, bd_vid: _b, ...others } = decodeQuery(remaining);
      expect(read).toMatchObject(others);
    });
  });
  it('decodes a channel to a text of 1 to 64 characters, or to null', () => {
    assertProperty(shareOfRun(10_000), [text], (given) => {
      const channel = decodeChannel(given);
      expect(channel === null || (channel.length > 0 && channel.length <= 64)).toBe(true);
      if (channel !== null) expect(decodeChannel(`channel_${channel}`)).toBe(channel);
    });
  });
});

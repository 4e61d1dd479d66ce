import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, listedAddress, withoutReadParameters } from '../../../runtime/index.ts';
import { lastingQueryNames, queryNames } from '../../../schemas/index.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

const hosts = ['www.partner.example', 'm.partner.example'];

describe('zhijieBackUrl (T1)', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.webUrl(),
    fc
      .tuple(
        fc.constantFrom(
          'https://',
          'http://',
          '//',
          'https:/',
          'HTTPS://',
          'https:\\\\',
          'javascript:',
          ' https://',
        ),
        fc.constantFrom(
          ...hosts,
          'evil.example',
          `${hosts[0]}.evil.example`,
          `evil-${hosts[0]}`,
          `evil.${hosts[0]}`,
          `a@${hosts[0]}`,
          `${hosts[0]}@evil`,
        ),
        fc.constantFrom('', ':443', ':8443', '.', '%2e', '\t', '\\evil.example', '#', '?'),
        fc.string({ maxLength: 12 }),
      )
      .map((parts) => parts.join('')),
  );

  it('is null, or an https address of exactly a host of the list, for any text', () => {
    let accepted = 0;
    assertProperty(shareOfRun(50_000), [text], (raw) => {
      const href = listedAddress(raw, hosts);
      if (href === null) return;
      accepted++;
      const { protocol, hostname, username, password, port } = new URL(href);
      expect(protocol).toBe('https:');
      expect(hosts).toContain(hostname);
      expect(username + password + port).toBe('');
      // Every parser reads the address that navigation uses alike.
      expect(href).toBe(new URL(href).href);
    });
    expect(accepted).toBeGreaterThan(shareOfRun(100));
  });

  it.each([
    ['https://www.partner.example', 'https://www.partner.example/'],
    ['https://www.partner.example/a?b=c#d', 'https://www.partner.example/a?b=c#d'],
    ['HTTPS://WWW.PARTNER.EXAMPLE/A', 'https://www.partner.example/A'],
    ['https://www.partner.example:443/', 'https://www.partner.example/'],
    ['https://m.partner.example/%E4%B8%8A', 'https://m.partner.example/%E4%B8%8A'],
  ])('accepts %s', (raw, href) => {
    expect(listedAddress(raw, hosts)).toBe(href);
  });

  it.each([
    'https://evil-www.partner.example/',
    'https://a.www.partner.example/',
    'https://partner.example/',
  ])('refuses %s, whose host only looks like one of the list', (raw) => {
    expect(listedAddress(raw, hosts)).toBeNull();
  });
});

describe('the address bar (R-ROUTE 6)', () => {
  const name = fc.oneof(fc.constantFrom(...queryNames), fc.string({ maxLength: 8 }));
  const pair = fc
    .tuple(name, fc.string({ maxLength: 12 }), fc.boolean())
    .map(([key, value, escaped]) =>
      escaped
        ? `${[...key].map((sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join('')}=${value}`
        : `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
    );
  const search = fc.array(pair, { maxLength: 8 }).map((pairs) => `?${pairs.join('&')}`);
  const keep = fc.subarray([...lastingQueryNames]);

  it('keeps the allowed ones of the parameters that are read, and all others unchanged, for any search', () => {
    assertProperty(shareOfRun(20_000), [search, keep], (given, allowed) => {
      const left = withoutReadParameters(given, allowed);
      expect(Object.keys(decodeQuery(left)).every((one) => allowed.some((name) => name === one))).toBe(true);
      const before = decodeQuery(given);
      for (const one of allowed) expect(decodeQuery(left)[one]).toBe(before[one]);
      const pairs = given.slice(1).split('&');
      expect(
        left
          .replace(/^\?/, '')
          .split('&')
          .every((one) => one === '' || pairs.includes(one)),
      ).toBe(true);
      expect(withoutReadParameters(left, allowed)).toBe(left);
    });
  });
});

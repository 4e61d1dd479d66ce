import { describe, expect, it } from 'vitest';
import { decodeChannel, decodeQuery, joinSearch } from '../../../runtime/index.ts';
import { queryMaxLength, queryNames } from '../../../schemas/index.ts';
import { growthOf, linearGrowth } from '../../harness/growth.ts';
import { siteOf } from '../real-config.ts';

describe('decodeQuery (R-ROUTE 6)', () => {
  it('reads exactly the sixteen parameters of the requirements', () => {
    const required =
      'zhijieBackUrl bd_vid utm_source callback oaidMd5 imeiMd5 idfaMd5 _token _channel _os _did _user_id _ua from mark markcode';
    const ofClickIds = siteOf('default').facts.query ?? [];
    expect([...queryNames, ...ofClickIds].sort()).toEqual(required.split(' ').sort());
    const all = queryNames.map((name) => `${name}=${name}`).join('&');
    expect(decodeQuery(`?${all}&other=1`)).toEqual(
      Object.fromEntries(queryNames.map((name) => [name, name])),
    );
  });
  it.each([
    ['?_token=12345678901234567890', { _token: '12345678901234567890' }],
    ['?markcode=1e5', { markcode: '1e5' }],
    ['?_channel=null', { _channel: 'null' }],
    ['?_channel=true&from=0x10&mark=-0', { _channel: 'true', from: '0x10', mark: '-0' }],
    ['?_token=a+b%2Bc', { _token: 'a+b+c' }],
    ['?_token=%E4%BD%A0', { _token: '你' }],
    ['?_token=%E4%BD', { _token: '%E4%BD' }],
    ['?_token=%', { _token: '%' }],
    ['?mark=1&mark=2', { mark: '1' }],
    ['?mark=&mark=2', { mark: '' }],
    ['?mark', { mark: '' }],
    ['?%6dark=1', { mark: '1' }],
    ['?a[]=1&mark[]=2&mark[0]=3', {}],
    ['?_token=a=b==', { _token: 'a=b==' }],
    ['?_token={"a":1}', { _token: '{"a":1}' }],
    ['?__proto__=1&constructor=2&toString=3', {}],
    ['from=4', { from: '4' }],
    ['?', {}],
    ['', {}],
    ['?&&==&', {}],
    ['?from=4?mark=1', { from: '4?mark=1' }],
    ['??from=4', {}],
    ['?From=4', {}],
  ])('decodes %j as %j', (search, query) => {
    expect(decodeQuery(search)).toEqual(query);
  });
  it('does not touch prototypes', () => {
    decodeQuery('?__proto__=polluted&__proto__[mark]=1&constructor.prototype.mark=1');
    expect(Object.hasOwn(Object.prototype, 'mark')).toBe(false);
    expect(({} as Record<string, unknown>).mark).toBeUndefined();
  });
  it.each(['a', '%41', '%E4%BD%A0', '%F0%9F%98%80'])('cuts 1 MB of %s in linear time', (part) => {
    const { mark = '' } = decodeQuery(`?mark=${part.repeat(1_000_000 / part.length)}&from=4`);
    expect(mark).toBe(decodeURIComponent(part).repeat(queryMaxLength).slice(0, queryMaxLength));
    const growth = growthOf(125_000, (size) => {
      const long = `?mark=${part.repeat(size / part.length)}&from=4`;
      return () => void decodeQuery(long);
    });
    expect(growth).toBeLessThan(linearGrowth);
  });
});

describe('decodeChannel (R-STATE 2)', () => {
  it.each([
    ['channel_5265', '5265'],
    ['5265', '5265'],
    ['channel_', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['channel_channel_5265', 'channel_5265'],
    ['constructor', 'constructor'],
    [' 5265', ' 5265'],
    ['9'.repeat(1_000_000), '9'.repeat(64)],
  ])('decodes %.30s as %.30s', (value, channel) => {
    expect(decodeChannel(value)).toBe(channel);
  });
});

describe('joinSearch', () => {
  it.each([
    ['?bd_vid=1&_channel=2', {}, '?bd_vid=1&_channel=2'],
    ['?bd_vid=%E4%BD&_token=a+b', {}, '?bd_vid=%E4%BD&_token=a+b'],
    ['', { from: '4' }, '?from=4'],
    ['?from=1&bd_vid=2', { from: '4' }, '?bd_vid=2&from=4'],
    ['?%66rom=1', { from: '4' }, '?from=4'],
    ['?from', { from: '4' }, '?from=4'],
    ['', { title: '首页 & co' }, '?title=%E9%A6%96%E9%A1%B5%20%26%20co'],
    ['?mark=1&from=2&markcode=3', {}, '?from=2'],
    ['?mark&markcode', {}, ''],
    ['?%6dark=1&%6Darkcode=2&marked=3', {}, '?marked=3'],
    ['?&&', {}, ''],
    ['', {}, ''],
  ])('joins %j and %j to %j', (current, added, search) => {
    expect(joinSearch(current, added)).toBe(search);
  });
});

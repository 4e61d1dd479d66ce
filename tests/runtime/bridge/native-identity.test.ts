import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeNativeIdentity } from '../../../runtime/bridge/decode-native-identity.ts';
import { getNativeIdentity } from '../../../runtime/effects/index.ts';
import { fakeView } from '../fake-window.ts';

const answer = {
  _token: 't0ken',
  _os: '2',
  _did: 'd-1',
  _user_id: 42,
  _ua: 'Dart/3.2 (dart:io)',
  appname: '禾岸',
  company: '禾岸科技',
};
const identity = {
  token: 't0ken',
  os: '2',
  deviceId: 'd-1',
  userId: '42',
  userAgent: 'Dart/3.2 (dart:io)',
  appName: '禾岸',
  appCompany: '禾岸科技',
};
const nothing = Object.fromEntries(Object.keys(identity).map((name) => [name, null]));

describe('decodeNativeIdentity (R-API getToken)', () => {
  it('decodes an object and its JSON alike, and ignores unknown fields', () => {
    expect(decodeNativeIdentity(answer)).toEqual(identity);
    expect(decodeNativeIdentity(JSON.stringify({ ...answer, admin: true }))).toEqual(identity);
  });
  it.each([
    [{ _os: '4' }, 'os', null],
    [{ _os: 1 }, 'os', '1'],
    [{ _os: 'ios' }, 'os', null],
    [{ _os: '22' }, 'os', null],
    [{ _token: '' }, 'token', null],
    [{ _token: 12345 }, 'token', '12345'],
    [{ _token: { a: 1 } }, 'token', null],
    [{ _token: ['t'] }, 'token', null],
    [{ _token: true }, 'token', null],
    [{ _token: 'a\nb' }, 'token', null],
    [{ _token: 'a\u0000' }, 'token', null],
    [{ appname: 'a\u0085b' }, 'appName', null],
    [{ _user_id: Number.NaN }, 'userId', null],
    [{ _user_id: Number.POSITIVE_INFINITY }, 'userId', null],
    [{ _user_id: 1.5 }, 'userId', null],
    [{ _user_id: 2 ** 60 }, 'userId', null],
    [{ _user_id: null }, 'userId', null],
  ])('decodes %j as %s %j (R-STATE 2)', (changed, field, value) => {
    expect(decodeNativeIdentity({ ...answer, ...changed })).toEqual({ ...identity, [field]: value });
  });
  it.each([
    ['_token', 'token', 4096],
    ['_did', 'deviceId', 128],
    ['_user_id', 'userId', 64],
    ['_ua', 'userAgent', 512],
    ['appname', 'appName', 60],
    ['company', 'appCompany', 60],
  ])('accepts %s up to its maximum length and never cuts it', (name, field, length) => {
    const fits = 'a'.repeat(length);
    expect(decodeNativeIdentity({ [name]: fits })).toEqual({ ...nothing, [field]: fits });
    expect(decodeNativeIdentity({ ...answer, [name]: `${fits}a` })).toEqual({ ...identity, [field]: null });
  });
  it('fields at their maximum length still fit into a response, each character escaped', () => {
    const lengths = { _token: 4096, _did: 128, _user_id: 64, _ua: 512, appname: 60, company: 60 };
    const fields = Object.entries(lengths).map(([name, length]) => `"${name}":"${'\\u4e2d'.repeat(length)}"`);
    expect(decodeNativeIdentity(`{${fields.join()}}`)).toMatchObject({ token: '中'.repeat(4096) });
  });
  it.each([
    null,
    undefined,
    '',
    'null',
    '[]',
    '"t"',
    '{',
    42,
    true,
    [],
    ['a'],
    {},
    { other: 1 },
    { _os: '9' },
    () => 'a',
  ])('%j is no identity', (value) => {
    expect(decodeNativeIdentity(value)).toBeNull();
  });
  it('a response of 10 MB is refused without being parsed (FLT-34)', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const padded = JSON.stringify({ ...answer, padding: 'a'.repeat(10_000_000) });
    expect(decodeNativeIdentity(padded)).toBeNull();
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(decodeNativeIdentity({ ...answer, _token: 'a'.repeat(10_000_000) })).toMatchObject({
      token: null,
    });
  });
});

describe('getNativeIdentity (FLT-34)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const ask = async (native?: object) => {
    const result = getNativeIdentity(fakeView('', native));
    await vi.runAllTimersAsync();
    return result;
  };
  it('calls the app and decodes its response', async () => {
    const callHandler = vi.fn(async () => JSON.stringify(answer));
    expect(await ask({ callHandler })).toEqual(identity);
    expect(callHandler).toHaveBeenCalledExactlyOnceWith('getToken');
  });
  const hostile = Object.defineProperty({}, '_token', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  it.each<[string, object | undefined]>([
    ['outside an app', undefined],
    ['where the bridge cannot be called', {}],
    ['where it throws', { callHandler: () => JSON.parse('{') }],
    ['where it rejects', { callHandler: () => Promise.reject(new Error('no')) }],
    ['where it never answers', { callHandler: () => new Promise(() => {}) }],
    ['where it answers something else', { callHandler: async () => 42 }],
    ['where its answer throws when read', { callHandler: async () => hostile }],
  ])('is null %s, and never rejects', async (_, native) => {
    expect(await ask(native)).toBeNull();
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPaths } from '../../../schemas/api/index.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const garbage: [string, RequestInit][] = [
  ['a broken escape', { body: 'phone=%zz', headers: form }],
  ['an escape that is not UTF-8', { body: 'phone=%E4%BD', headers: form }],
  ['bytes that are not UTF-8', { body: new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), headers: form }],
  ['a JSON body', { body: '{"phone":"1"}', headers: { 'content-type': 'application/json' } }],
  ['a multipart body', { body: new FormData() }],
  ['a body without a type', { body: new Uint8Array([0x61, 0x3d, 0x31]) }],
  ['a thousand fields', { body: 'a=1&'.repeat(1000), headers: form }],
  ['a field without a name', { body: '=1', headers: form }],
];

test.each(garbage)('R-API: %s gets an envelope of code 400 on every path', async (_what, init) => {
  for (const path of apiPaths) {
    const answer = await client.send('POST', `/api${path}`, init);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 400, msg: expect.any(String), data: null },
    ]);
  }
});

test('R-API: a body over 256 KB gets 413, with or without a stated length', async () => {
  const body = `a=${'x'.repeat(256 * 1024)}`;
  const stated = await client.send('POST', '/api/v3/app/index', {
    body: 'a=1',
    headers: { ...form, 'content-length': '99999999' },
  });
  const streamed = await client.send('POST', '/api/v3/app/index', { body, headers: form });
  expect([stated.status, streamed.status]).toEqual([413, 413]);
  expect(await streamed.json()).toMatchObject({ code: 413 });
});

test('R-API: of a repeated field the first value wins, and odd fields are fields', async () => {
  const body = 'channel=channel_5265&channel=2&__proto__=1&constructor=x&&a&%2B=+%00';
  const answer = await client.send('POST', '/api/v3/channel/info', { body, headers: form });
  expect(await answer.json()).toMatchObject({ code: 200, data: { nid: '5265' } });
  const [call] = await client.json<{ body: object }[]>('calls.json');
  expect(Object.entries(call?.body ?? {})).toContainEqual(['constructor', 'x']);
});

test('R-API: unknown paths get 404, other methods 405, as envelopes', async () => {
  for (const path of ['/', '/v3/user', '/constructor', '/v3/user/get/', '/%E4%BD', '/v3//user/get']) {
    expect(await client.call(path)).toMatchObject({ status: 404, code: 404 });
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await client.send(method, '/api/v3/user/get')).status).toBe(405);
  }
  expect((await client.send('GET', '/elsewhere')).status).toBe(404);
});

test('R-API: hostile text in every field of every call never ends in a server error', async () => {
  const { token } = await client.logIn('13800138000');
  const names = [
    'phone',
    'code',
    'token',
    'mark',
    'markcode',
    'channel',
    '_channel',
    'fields',
    'form',
    'request_id',
  ];
  const more = [
    'realname',
    'idcard',
    'latitude',
    'longitude',
    'attr',
    'bd_vidUrl',
    'name',
    '_user_id',
    'current_url',
  ];
  const hostile = [
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '\u0000',
    '𝒳'.repeat(500),
    '\u202e',
    '{"a":',
    '[[[[',
    '-0',
    '__proto__',
  ];
  for (const path of apiPaths) {
    for (const text of hostile) {
      const fields = Object.fromEntries([...names, ...more].map((name) => [name, text]));
      const answer = await client.call(path, { ...fields, _token: token });
      expect(answer.status, `${path} ${text}`).toBeLessThan(500);
    }
  }
  for (const page of ['', 'inbox', 'leads', 'conversions', 'calls', 'settings']) {
    const shown = await (await client.send('GET', `/sandbox/${page}`)).text();
    expect(shown).not.toContain('<script>alert');
  }
});

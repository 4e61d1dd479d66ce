import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

test('R-API: a change replaces the keys it contains and leaves the others', async () => {
  await client.set({ city: '上海市', channelInfo: { '5265': { my_app_name: '甲' } } });
  const answer = await client.set({ channelInfo: { '5266': {} }, marketplace: 'empty' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    city: '上海市',
    ipInfo: { code: 200 },
    channelInfo: { '5266': {} },
    marketplace: 'empty',
    oneTap: { available: false, phone: '13912345678' },
    linkLogin: { phone: '' },
    realname: { code: 200 },
    geocoder: { code: 200, areaCode: '' },
    results: {},
    faults: [],
  });
});

test('R-API: what is read can be written back', async () => {
  const settings = await client.json('settings.json');
  expect((await client.set(settings)).status).toBe(200);
  expect(await client.json('settings.json')).toEqual(settings);
});

test.each([
  [{ cty: '上海市' }, '/cty', 'unknown key'],
  [{ city: 5 }, '/city', 'must be text'],
  [{ faults: {} }, '/faults', 'must be a list'],
  [{ faults: [{ path: '/v3/user/formSave', kind: 'slwo' }] }, '/faults/0/kind', 'slow, 500, 401'],
  [{ faults: [{ path: '/api/v3/user/get', kind: 'slow' }] }, '/faults/0/path', '/v3/user/get'],
  [{ faults: [{ kind: 'slow' }] }, '/faults/0', '"path"'],
  [{ faults: [{ path: '*', kind: 'slow', times: -1 }] }, '/faults/0/times', 'whole number'],
  [{ faults: [{ path: '*', kind: 'slow', ms: 1e9 }] }, '/faults/0/ms', '600000'],
  [{ channelInfo: { constructor: {} } }, '/channelInfo/constructor', 'channel number'],
  [
    { channelInfo: { '5265': { h5_flow_info: { succ_todo: '4' } } } },
    '/channelInfo/5265/h5_flow_info/succ_todo',
    'whole number',
  ],
  [{ channelInfo: { default: { 'a/b~': 1 } } }, '/channelInfo/default/a~1b~0', 'unknown key'],
  [{ ipInfo: {} }, '/ipInfo', '"code"'],
  [{ realname: {} }, '/realname', '"code"'],
  [{ geocoder: { code: 200, areaCode: '杭州' } }, '/geocoder/areaCode', 'area code'],
  [{ linkLogin: { phone: '123' } }, '/linkLogin/phone', 'mobile number'],
  [{ oneTap: { available: true } }, '/oneTap', '"phone"'],
  [{ oneTap: { available: 'yes', phone: '13912345678' } }, '/oneTap/available', 'true or false'],
  [{ oneTap: { available: true, phone: '12345678901' } }, '/oneTap/phone', 'mobile number'],
  [{ oneTap: { available: true, phone: 13912345678 } }, '/oneTap/phone', 'mobile number'],
  [[], '', 'object'],
  [null, '', 'object'],
])('R-API: settings %j are refused with a pointer to the mistake', async (settings, pointer, error) => {
  const before = await client.json('settings.json');
  const answer = await client.set(settings);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ pointer, error: expect.stringContaining(error) });
  expect(await client.json('settings.json')).toEqual(before);
});

test.each(['', '{', '{"__proto__":{"city":1}}', '['.repeat(100_000), 'x'.repeat(300_000)])(
  'R-API: the body %.20s… is refused as settings',
  async (body) => {
    const answer = await client.send('PUT', '/sandbox/settings.json', { body });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: expect.any(String), pointer: expect.any(String) },
    ]);
  },
);

test('T14: a write from another origin, or from `null`, is refused', async () => {
  const write = (headers: Record<string, string>) =>
    client.send('PUT', '/sandbox/settings.json', {
      body: '{"city":"上海市"}',
      headers: { host: 'sandbox.localhost', ...headers },
    });
  for (const origin of [
    'http://evil.example',
    'null',
    'http://sandbox.localhost:81',
    'http://sandbox.localhost.evil.example',
    '',
  ]) {
    expect((await write({ origin })).status).toBe(403);
  }
  expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const reset = await client.send('POST', '/sandbox/reset', { headers: { origin: 'http://evil.example' } });
  expect(reset.status).toBe(403);
  expect(await client.json('settings.json')).toMatchObject({ city: '天津市' });
  expect((await write({ origin: 'http://sandbox.localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(
    200,
  );
});

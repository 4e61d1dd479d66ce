import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const phone = '13800138000';
const lists = ['inbox', 'leads', 'conversions', 'activations', 'scripts', 'beacons', 'records', 'calls'];

async function useEverything(run?: string): Promise<string> {
  await client.call('/v1/user/sendLoginSms', { phone }, run);
  const { token } = await client.logIn(phone, run);
  await client.call('/v3/user/formSave', { _token: token, form: 'f', request_id: 'r-1', fields: '{}' }, run);
  await client.call('/oapi/kuaishou/report', {}, run);
  await client.call('/v1/user/activeChannel', {}, run);
  await client.call('/record', { attr: '{"terminal":2}' }, run);
  await client.send('GET', '/sandbox/scripts/baidu.js?shape=queue&global=_agl&src=', {}, run);
  const body = JSON.stringify({ network: 'baidu', shape: 'queue', command: ['production', '1'] });
  await client.send('POST', '/sandbox/beacon', { body }, run);
  await client.set({ city: run ?? '北京市' }, run);
  return token;
}

test('T12: runs never see rows, settings or tokens of one another', async () => {
  const token = await useEverything('left');
  for (const list of lists) {
    expect(await client.json(`${list}.json`, 'right')).toEqual([]);
    expect(await client.json(`${list}.json`)).toEqual([]);
    expect(await client.json<unknown[]>(`${list}.json`, 'left')).not.toHaveLength(0);
  }
  expect((await client.call('/v3/user/get', { _token: token }, 'right')).status).toBe(401);
  expect((await client.call('/v3/user/get', { _token: token })).status).toBe(401);
  expect(await client.json('settings.json', 'left')).toMatchObject({ city: 'left' });
  expect(await client.json('settings.json', 'right')).toMatchObject({ city: '天津市' });
});

test('T12: SMS limits, request ids, markcodes and faults are counted separately in each run', async () => {
  for (const run of ['left', 'right']) {
    expect((await client.call('/v1/user/sendLoginSms', { phone }, run)).code).toBe(200);
    const { token } = await client.logIn(phone, run);
    const lead = { _token: token, form: 'f', request_id: 'r-1', fields: '{}' };
    expect(await client.call('/v3/user/formSave', lead, run)).toMatchObject({ data: { repeated: false } });
    expect(
      (await client.call('/v3/user/loginMarkCode', { markcode: `sandbox-markcode-${phone}` }, run)).code,
    ).toBe(200);
  }
  await client.set({ faults: [{ path: '*', kind: '500' }] }, 'left');
  expect((await client.call('/v3/app/index', {}, 'left')).status).toBe(500);
  expect((await client.call('/v3/app/index', {}, 'right')).status).toBe(200);
});

test('T12: a reset clears its own run and no other', async () => {
  await useEverything('left');
  await useEverything('right');
  const reset = await client.send('POST', '/sandbox/reset', {}, 'left');
  expect([reset.status, await reset.json()]).toEqual([200, { reset: true }]);
  for (const list of lists) {
    expect(await client.json(`${list}.json`, 'left')).toEqual([]);
    expect(await client.json<unknown[]>(`${list}.json`, 'right')).not.toHaveLength(0);
  }
  expect(await client.json('settings.json', 'left')).toMatchObject({ city: '天津市' });
});

test('T12: an invalid run id is refused instead of read as the default run', async () => {
  for (const id of ['a b', 'a/b', '%61', 'x'.repeat(65), '']) {
    const headers = { cookie: `sandbox_run=${id}` };
    expect((await client.send('GET', '/sandbox/leads.json', { headers })).status).toBe(400);
    expect((await client.send('POST', '/api/v3/app/index', { headers })).status).toBe(400);
  }
});

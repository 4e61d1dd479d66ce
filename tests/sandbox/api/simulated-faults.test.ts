import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutHeader } from '../../../sandbox/index.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
let lead: Record<string, string>;
beforeEach(async () => {
  client = startSandbox();
  const { token } = await client.logIn('13800138000');
  lead = { _token: token, request_id: 'r-1', form: 'f', fields: '{"a":1}' };
});
afterEach(() => client.end());

const path = '/v3/user/formSave';
const save = () => client.post(path, lead);
const leads = async () => (await client.json<unknown[]>('leads.json')).length;
const lastCall = async () => (await client.json<unknown[]>('calls.json'))[0];

test('FLT-12: a lost response is committed, then the connection is cut; the resend finds the lead stored', async () => {
  await client.set({ faults: [{ path, kind: 'lost', times: 1 }] });
  const lost = await save();
  expect(lost.headers.get(cutHeader)).toBe('1');
  expect(lost.status).toBe(502);
  expect(await leads()).toBe(1);
  expect(await lastCall()).toMatchObject({ path, status: 200 });
  expect(await (await save()).json()).toMatchObject({ code: 200, data: { repeated: true } });
  expect(await leads()).toBe(1);
});

test('FLT-14: a server error stores nothing', async () => {
  await client.set({ faults: [{ path, kind: '500' }] });
  const failed = await save();
  expect([failed.status, await failed.json()]).toMatchObject([500, { code: 500, data: null }]);
  expect(await leads()).toBe(0);
  expect(await lastCall()).toMatchObject({ path, status: 500 });
});

test('FLT-19: a refused token stores nothing, and the same request succeeds afterwards', async () => {
  await client.set({ faults: [{ path, kind: '401', times: 1 }] });
  expect((await save()).status).toBe(401);
  expect(await leads()).toBe(0);
  expect((await save()).status).toBe(200);
  expect(await leads()).toBe(1);
});

test('FLT-15: a captive portal returns HTML as HTTP 200, and the call never arrives', async () => {
  await client.set({ faults: [{ path, kind: 'html' }] });
  const page = await save();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<html');
  expect(await leads()).toBe(0);
});

test('FLT-16: an empty response and half a response are committed', async () => {
  await client.set({
    faults: [
      { path, kind: 'empty', times: 1 },
      { path, kind: 'truncated', times: 1 },
    ],
  });
  const empty = await save();
  expect([empty.status, await empty.text()]).toEqual([200, '']);
  expect(await leads()).toBe(1);
  const half = await (await save()).text();
  expect(half.startsWith('{"code":200')).toBe(true);
  expect(() => JSON.parse(half)).toThrow();
});

test('FLT-13: a slow response is committed at once and comes later; a caller that gives up ends the wait', async () => {
  await client.set({
    faults: [
      { path, kind: 'slow', ms: 60, times: 1 },
      { path, kind: 'slow', ms: 600_000 },
    ],
  });
  const start = performance.now();
  expect((await save()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(50);
  const giveUp = new AbortController();
  const body = new URLSearchParams({ ...lead, request_id: 'r-2' });
  const held = client.send('POST', `/api${path}`, { body, signal: giveUp.signal });
  setTimeout(() => giveUp.abort(), 20);
  await held;
  expect(await leads()).toBe(2);
});

test('FLT-20: `*` is every call, and times counts down to a spent fault', async () => {
  await client.set({ faults: [{ path: '*', kind: '401', times: 2 }] });
  expect((await client.call('/v3/app/index')).status).toBe(401);
  expect((await client.call('/v3/app/ipInfo')).status).toBe(401);
  expect((await client.call('/v3/app/index')).status).toBe(200);
  expect(await client.json('settings.json')).toMatchObject({
    faults: [{ path: '*', kind: '401', times: 0 }],
  });
});

test('FLT-14: a fault without times applies always, and to its own path only', async () => {
  await client.set({ faults: [{ path, kind: '500' }] });
  expect([(await save()).status, (await save()).status, (await save()).status]).toEqual([500, 500, 500]);
  expect((await client.call('/v3/app/index')).status).toBe(200);
});

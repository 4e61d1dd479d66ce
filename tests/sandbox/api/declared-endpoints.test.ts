import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointsFile } from '../../../schemas/index.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

const json = { 'content-type': 'application/json' };
const file: EndpointsFile = {
  endpoints: {
    quote: {
      path: '/quotes',
      method: 'GET',
      payload: ['car'],
      codes: [200],
      envelope: 'status',
      common: [],
      token: 'none',
      example: { price: 1 },
    },
    book: {
      path: '/bookings',
      method: 'PUT',
      body: 'json',
      payload: 'form',
      codes: [201, 422],
      envelope: 'status',
      lead: true,
      leadNumber: '/booking/id',
      leadBody: 'flat',
      requestId: { header: 'Idempotency-Key' },
      token: { header: 'Authorization' },
      common: ['_channel'],
      example: { booking: { id: '', shop: 'x' } },
    },
    ask: {
      path: '/ask',
      payload: 'form',
      codes: [0, 7],
      lead: true,
      envelope: { code: '/ret', message: '/why', data: '/out', ok: [0] },
    },
    enter: { path: '/enter', payload: ['tel'], codes: [200], stores: 'login' },
    plain: { path: '/plain', payload: ['a'], codes: [200, 9] },
    channelInfo: { path: '/public/channel', payload: ['channel'], codes: [200] },
  },
};

let client: Client;
beforeEach(() => {
  client = startSandbox(mkdtempSync(join(tmpdir(), 'sandbox-')), undefined, () => file);
});
afterEach(() => client.end());

const book = (answers: object, id = 'r-1', more: Record<string, string> = {}) =>
  client.send('PUT', '/api/bookings', {
    body: JSON.stringify({ _channel: 'channel_7', ...answers }),
    headers: { ...json, 'idempotency-key': id, ...more },
  });
const leads = () =>
  client.json<{ requestId: string; fields: object; userId: string; form: string; channel: string }[]>(
    'leads.json',
  );

describe('an endpoint that only endpoints.json declares (R-API)', () => {
  it('answers its example, in its method and envelope', async () => {
    const answer = await client.send('GET', '/api/quotes?car=a');
    expect([answer.status, await answer.json()]).toEqual([200, { price: 1 }]);
    expect((await client.send('POST', '/api/quotes')).status).toBe(405);
  });
  it('answers success without an example, in the usual envelope', async () => {
    expect(await client.call('/plain', { a: '1', _token: '', _did: 'x', current_url: '/' })).toEqual({
      status: 200,
      code: 200,
      msg: 'ok',
      data: null,
    });
  });
  it('refuses fields that are not declared, and names them', async () => {
    expect(await client.call('/plain', { a: '1', b: '2' })).toMatchObject({
      status: 400,
      data: { fields: ['b'] },
    });
    expect((await client.send('GET', '/api/quotes?car=a&_did=x')).status).toBe(400);
  });
  it('takes no other way of sending', async () => {
    const form = await client.send('PUT', '/api/bookings', { body: new URLSearchParams({ a: '1' }) });
    expect(form.status).toBe(400);
    const list = await client.send('PUT', '/api/bookings', { body: '[1]', headers: json });
    expect(list.status).toBe(400);
  });

  it('stores a lead once for each request id, without a login, and fills in its number', async () => {
    const first = await book({ name: '甲' });
    expect([first.status, await first.json()]).toEqual([201, { booking: { id: '1', shop: 'x' } }]);
    expect(await (await book({ name: '乙' })).json()).toEqual({ booking: { id: '1', shop: 'x' } });
    await book({ name: '丙' }, 'r-2');
    expect(await leads()).toMatchObject([
      { requestId: 'r-2', userId: '', form: 'book', channel: 'channel_7', fields: { name: '丙' } },
      { requestId: 'r-1', userId: '', fields: { name: '乙' } },
    ]);
    expect((await book({ name: '丁' }, '')).status).toBe(400);
  });
  it('knows whose lead it is by the token of a header', async () => {
    const { data } = await client.call<{ access_token: string; userinfo: { id: string } }>('/enter', {
      tel: '13800138000',
    });
    await book({ name: '甲' }, 'r-9', { authorization: `Bearer ${data.access_token}` });
    expect(await leads()).toMatchObject([{ userId: data.userinfo.id }]);
  });
  it('stores a nested lead as the API does, in an envelope of its own', async () => {
    const sent = { form: 'f', request_id: 'r', fields: '{"q":"1"}' };
    const answer = await client.post('/ask', sent);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ret: 0, why: 'ok', out: { leadId: '1', repeated: false } },
    ]);
    expect(await leads()).toMatchObject([{ form: 'f', fields: { q: '1' } }]);
  });

  it('answers the result code that the settings choose, and stores nothing', async () => {
    expect((await client.set({ results: { book: 422, ask: 7, plain: 9 } })).status).toBe(200);
    const refused = await book({ name: '甲' });
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 422 }]);
    expect(
      await (await client.post('/ask', { form: 'f', request_id: 'r', fields: '{}' })).json(),
    ).toMatchObject({ ret: 7 });
    expect(await client.call('/plain', { a: '1' })).toMatchObject({ status: 200, code: 9 });
    expect(await leads()).toEqual([]);
  });
  it('answers a code that the endpoint does not list, as a server may', async () => {
    expect((await client.set({ results: { ask: 77, plain: 4999 } })).status).toBe(200);
    const sent = { form: 'f', request_id: 'r', fields: '{}' };
    expect(await (await client.post('/ask', sent)).json()).toMatchObject({ ret: 77 });
    expect(await client.call('/plain', { a: '1' })).toMatchObject({ status: 200, code: 4999 });
  });
  it('takes no status that the endpoint does not list, no text for a code, and no endpoint that is none', async () => {
    expect((await client.set({ results: { book: 500 } })).status).toBe(400);
    expect((await client.set({ results: { plain: '9' } })).status).toBe(400);
    expect((await client.set({ results: { nobody: 200 } })).status).toBe(400);
  });
  it('is offered on the settings page, with its codes and as a place of faults', async () => {
    const page = await (await client.send('GET', '/sandbox/settings')).text();
    for (const shown of [
      'name="result.book"',
      '<option value="422" >422</option>',
      '<option value="/bookings" selected>',
    ])
      expect(page.replace(/\s+>/g, ' >')).toContain(shown);
    const saved = await client.send('POST', '/sandbox/settings', {
      body: new URLSearchParams({ section: 'results', 'result.book': '422', 'result.ask': '' }),
    });
    expect(saved.status).toBe(303);
    expect((await book({})).status).toBe(422);
  });
  it('fails as every call does', async () => {
    await client.set({ faults: [{ path: '/bookings', kind: '500', times: 1 }] });
    expect((await book({})).status).toBe(500);
    expect((await book({})).status).toBe(201);
  });
  it.each(['/v3/user/formSave', '/record', '/booking', 'bookings'])(
    'R-API: a fault at %s, which no endpoint of the config has, is refused with the paths that there are',
    async (path) => {
      const refused = await client.set({ faults: [{ path, kind: '500' }] });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        {
          pointer: '/faults/0/path',
          error:
            'endpoints.json has no such path; must be one of *, /quotes, /bookings, /ask, /enter, /plain, /public/channel',
        },
      ]);
      expect(await client.json('settings.json')).toMatchObject({ faults: [] });
    },
  );
  it('offers the paths of the config for a fault, that of its lead first', async () => {
    const page = await (await client.send('GET', '/sandbox/settings')).text();
    const select = /<select name="path">(.*?)<\/select>/s.exec(page)?.[1] ?? '';
    const offered = [...select.matchAll(/<option value="([^"]*)" (selected)?/g)];
    expect(offered.map(([, path]) => path)).toEqual([
      '*',
      ...new Set(Object.values(file.endpoints).map((one) => one.path)),
    ]);
    expect(offered.find(([, , selected]) => selected)?.[1]).toBe('/bookings');
  });
  it('does what the engine asks of its name, at any path', async () => {
    expect(await client.call('/public/channel', { channel: 'channel_5265' })).toMatchObject({
      code: 200,
      data: { nid: '5265' },
    });
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../runtime/effects/index.ts';
import { succeeded } from '../../../runtime/index.ts';
import { FakeApi } from '../fake-window.ts';

const fake = new FakeApi();
beforeAll(() => fake.start());
afterAll(() => fake.stop());

let unauthorized = 0;
beforeEach(() => {
  unauthorized = 0;
  fake.calls.length = 0;
});
const apiAt = (base: string, timeoutMs = 5000) =>
  createApiClient({
    base,
    timeoutMs,
    commonFields: () => ({ _token: 't', flag: '2' }),
    onUnauthorized: () => {
      unauthorized++;
    },
  });
const call = (timeoutMs?: number) =>
  apiAt(fake.base, timeoutMs).call({ path: '/v1/x' }, { phone: '138', flag: 'own' });
const answered = (code: number, data?: unknown, message = '') => ({ kind: 'answered', code, message, data });
const unanswered = (reason: string, status?: number) => ({
  kind: 'unanswered',
  reason,
  ...(status !== undefined && { status }),
});

describe('a call (R-API)', () => {
  it('is a form-encoded POST with the common fields merged in; the payload wins', async () => {
    fake.json('/v1/x', { code: 200 });
    await call();
    expect(fake.calls).toEqual([
      {
        path: '/v1/x',
        type: 'POST application/x-www-form-urlencoded;charset=UTF-8',
        body: { _token: 't', flag: 'own', phone: '138' },
      },
    ]);
  });
  it.each([
    ['an envelope', '{"code":200,"msg":"ok","data":{"a":1}}', 200, answered(200, { a: 1 }, 'ok')],
    ['another code', '{"code":4001,"msg":"no"}', 200, answered(4001, undefined, 'no')],
    ['a code as text (FLT-17)', '{"code":"200"}', 200, answered(200)],
    ['null data (FLT-18)', '{"code":200,"data":null}', 200, answered(200, null)],
    ['a message that is no text', '{"code":200,"msg":{"a":1}}', 200, answered(200)],
    ['a byte order mark (FLT-16)', '\uFEFF{"code":200}', 200, answered(200)],
    ['HTML (FLT-15)', '<html>sign in</html>', 200, unanswered('notJson')],
    ['nothing (FLT-16)', '', 200, unanswered('notJson')],
    ['half of an envelope (FLT-16)', '{"code":200,"da', 200, unanswered('notJson')],
    ['null (FLT-16)', 'null', 200, unanswered('badShape')],
    ['a list (FLT-16)', '[{"code":200}]', 200, unanswered('badShape')],
    ['a text', '"200"', 200, unanswered('badShape')],
    ['no code', '{"data":{}}', 200, unanswered('badShape')],
    ['a code that is none', '{"code":"ok"}', 200, unanswered('badShape')],
    ['a code of digits and more', '{"code":"200x"}', 200, unanswered('badShape')],
    ['an empty code', '{"code":""}', 200, unanswered('badShape')],
    ['a code that is true', '{"code":true}', 200, unanswered('badShape')],
    ['status 500 with an envelope (FLT-14)', '{"code":200}', 500, unanswered('httpStatus', 500)],
    ['status 429', '{"code":200}', 429, unanswered('httpStatus', 429)],
    ['status 404', '{"code":200}', 404, unanswered('httpStatus', 404)],
    ['status 201 with an envelope', '{"code":200}', 201, answered(200)],
  ])('that receives %s', async (_, body, status, result) => {
    fake.text('/v1/x', body, status);
    expect(await call()).toEqual(result);
    expect(fake.calls).toHaveLength(1);
    expect(unauthorized).toBe(0);
  });
  it.each([401, 403])('that receives %i notifies the policy once (R-ERR 1)', async (status) => {
    fake.json('/v1/x', { code: 200 }, status);
    expect(await call()).toEqual(unanswered('unauthorized', status));
    expect(unauthorized).toBe(1);
    const own = await apiAt(fake.base).call({ path: '/v1/x' }, {}, { ownUnauthorized: true });
    expect(own).toEqual(unanswered('unauthorized', status));
    expect(unauthorized).toBe(1);
  });
  it('only code 200 is a success', () => {
    expect(succeeded({ kind: 'answered', code: 200, message: '', data: 0 })).toBe(true);
    expect(succeeded({ kind: 'answered', code: 0, message: '', data: 0 })).toBe(false);
    expect(succeeded({ kind: 'unanswered', reason: 'httpStatus', status: 200 })).toBe(false);
  });
});

describe('a call without a response', () => {
  it('ends at its time limit', async () => {
    fake.answers.set('/v1/x', () => {});
    expect(await call(100)).toEqual(unanswered('timeout'));
  });
  it('ends at its time limit also if the body stalls (FLT-13)', async () => {
    fake.answers.set('/v1/x', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"code":');
    });
    expect(await call(200)).toEqual(unanswered('timeout'));
  });
  it('is a network error if the connection is cut (FLT-12)', async () => {
    fake.answers.set('/v1/cut', (_, response) => void response.destroy());
    expect(await apiAt(fake.base).call({ path: '/v1/cut' }, {})).toEqual(unanswered('network'));
    // A call of the test before, which gave up, may arrive only now.
    const sent = fake.calls.filter(({ path }) => path === '/v1/cut');
    expect(sent, 'a POST is never sent again by itself').toHaveLength(1);
  });
  it.each(['text/html', 'text/plain; charset=utf-8', 'application/x-json-like', undefined])(
    'is no response if an envelope comes as %s (FLT-15)',
    async (type) => {
      fake.answers.set('/v1/x', (_, response) => {
        response.writeHead(200, type ? { 'content-type': type } : {});
        response.end('{"code":200,"data":null}');
      });
      expect(await call()).toEqual(unanswered('notJson'));
    },
  );
  it('is a response in any type of JSON', async () => {
    fake.answers.set('/v1/x', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/problem+json;charset=UTF-8' });
      response.end('{"code":200,"data":null}');
    });
    expect(await call()).toEqual(answered(200, null));
  });
  it('is a network error if the connection is cut in the body', async () => {
    fake.answers.set('/v1/x', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":200', () => response.destroy());
    });
    expect(await call()).toEqual(unanswered('network'));
  });
  it('is a network error if nobody listens (FLT-11)', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await apiAt(`http://127.0.0.1:${port}`).call({ path: '/v1/x' }, {})).toEqual(
      unanswered('network'),
    );
  });
  it('is aborted by the caller', async () => {
    fake.answers.set('/v1/x', () => {});
    const control = new AbortController();
    const result = apiAt(fake.base).call({ path: '/v1/x' }, {}, { signal: control.signal });
    setTimeout(() => control.abort(), 50);
    expect(await result).toEqual(unanswered('aborted'));
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../runtime/effects/index.ts';
import type { Contract } from '../../../runtime/site/contract.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let base: string;
let received: Received[] = [];
let answer: (response: ServerResponse) => void = () => {};
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
let unauthorized = 0;
beforeEach(() => {
  received = [];
  unauthorized = 0;
  answers({ code: 200 });
});

function answers(body: unknown, status = 200, type: string | null = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  answer = (response) => response.writeHead(status, type === null ? {} : { 'content-type': type }).end(text);
}

const usual: Contract = { method: 'POST', body: 'form', token: { field: '_token' } };
function call(contract: Partial<Contract>, payload: Record<string, string> = { a: '1' }, timeoutMs = 5000) {
  const client = createApiClient({
    base,
    timeoutMs,
    commonFields: () => ({ _token: 't-1', flag: '2', _channel: 'channel_1' }),
    onUnauthorized: () => {
      unauthorized++;
    },
  });
  return client.call({ path: '/v9/x', contract: { ...usual, ...contract } }, payload);
}
const answered = (code: number, data?: unknown, message = '') => ({ kind: 'answered', code, message, data });
const unanswered = (reason: string, status?: number) => ({
  kind: 'unanswered',
  reason,
  ...(status !== undefined && { status }),
});

describe('what a contract sends (R-API)', () => {
  it.each(['POST', 'PUT'] as const)('%s with JSON: the values as an object, and no form', async (method) => {
    await call({ method, body: 'json' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method, url: '/api/v9/x' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      flag: '2',
      _channel: 'channel_1',
      a: '1',
      _token: 't-1',
    });
  });

  it('GET: the values in the address, no body', async () => {
    await call({ method: 'GET', body: 'query', drop: ['flag'] }, { a: '甲 &=' });
    const [{ method, url, body } = {} as Received] = received;
    const { pathname, searchParams } = new URL(url, base);
    expect([method, pathname, body]).toEqual(['GET', '/api/v9/x', '']);
    expect(Object.fromEntries(searchParams)).toEqual({ _channel: 'channel_1', a: '甲 &=', _token: 't-1' });
  });

  it('a form by PUT, with another name for the token', async () => {
    await call({ method: 'PUT', token: { field: 'ticket' } });
    expect(received[0]?.method).toBe('PUT');
    expect(received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      flag: '2',
      _channel: 'channel_1',
      a: '1',
      ticket: 't-1',
    });
  });

  it.each([
    ['Authorization', 'Bearer t-1'],
    ['X-Token', 't-1'],
  ])('the token in the header %s, and not in the body', async (header, value) => {
    await call({ token: { header }, headers: { 'X-Source': 'ads' } });
    expect(received[0]?.headers[header.toLowerCase()]).toBe(value);
    expect(received[0]?.headers['x-source']).toBe('ads');
    expect(received[0]?.body).not.toContain('t-1');
  });

  it('no token where the contract wants none, where there is none, and where no header can carry it', async () => {
    await call({ token: undefined } as unknown as Partial<Contract>, { a: '1' });
    await call({ token: { header: 'Authorization' } }, { _token: '' });
    await call({ token: { header: 'Authorization' } }, { _token: '令牌\n' });
    for (const { headers, body } of received) {
      expect(headers).not.toHaveProperty('authorization');
      expect(body).not.toContain('token');
    }
    expect(received).toHaveLength(3);
  });

  const lead = { form: 'f', request_id: 'r-1', fields: '{"name":"甲","flag":"own"}' };
  it('a lead with its answers as an object', async () => {
    await call(
      { body: 'json', drop: ['flag', '_channel'], lead: { flat: false, requestId: { field: 'request_id' } } },
      lead,
    );
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      form: 'f',
      request_id: 'r-1',
      fields: { name: '甲', flag: 'own' },
      _token: 't-1',
    });
  });
  it('a flat lead, its request id in a header', async () => {
    const requestId = { header: 'Idempotency-Key' };
    await call({ body: 'json', drop: ['flag', '_channel'], lead: { flat: true, requestId } }, lead);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name: '甲', flag: 'own', _token: 't-1' });
    expect(received[0]?.headers['idempotency-key']).toBe('r-1');
  });
  it('a lead as a form, its answers as text', async () => {
    await call({ drop: ['flag', '_channel'], lead: { flat: false, requestId: { field: 'id' } } }, lead);
    const sent = Object.fromEntries(new URLSearchParams(received[0]?.body));
    expect(sent).toEqual({ form: 'f', id: 'r-1', fields: lead.fields, _token: 't-1' });
  });

  describe('the entries of a group', () => {
    const entries = { drop: ['flag', '_channel'] };
    const flat = { 'drivers[0][name]': '甲', 'drivers[1][name]': '乙', 'drivers[1][years]': '3', most: '5' };
    const nested = { drivers: [{ name: '甲' }, { name: '乙', years: '3' }], most: '5' };
    const lead = { form: 'f', request_id: 'r-1', fields: JSON.stringify(nested) };
    const requestId = { header: 'Idempotency-Key' } as const;
    it('are a list in JSON, of a lead as of any other form', async () => {
      await call({ ...entries, body: 'json' }, flat);
      await call({ ...entries, body: 'json', lead: { flat: true, requestId } }, lead);
      for (const { body } of received) expect(JSON.parse(body)).toEqual({ ...nested, _token: 't-1' });
      expect(received).toHaveLength(2);
    });
    it('have names with numbers in a form or an address', async () => {
      await call(entries, flat);
      await call({ ...entries, lead: { flat: true, requestId } }, lead);
      await call({ ...entries, method: 'GET', body: 'query' }, flat);
      const sent = received.map(({ url, body }) => new URLSearchParams(body || url.split('?')[1]));
      for (const one of sent) expect(Object.fromEntries(one)).toEqual({ ...flat, _token: 't-1' });
      expect(sent).toHaveLength(3);
    });
  });

  it('to another server, where the contract names one', async () => {
    await call({ base: `${base}/other` });
    expect(received[0]?.url).toBe('/api/other/v9/x');
  });
});

describe('what a response means by the HTTP status', () => {
  const status = { envelope: 'status', statuses: [409, 422, 503] } as const;
  it.each<[string, () => void, object]>([
    ['200 with data', () => answers({ a: 1 }), answered(200, { a: 1 })],
    ['201 with data', () => answers([1], 201), answered(200, [1])],
    ['201 without a body', () => answers('', 201, null), answered(200, null)],
    ['204', () => answers('', 204, null), answered(200, null)],
    ['a refusal that the endpoint declares', () => answers({ why: 'x' }, 422), answered(422, { why: 'x' })],
    ['a declared refusal with a page', () => answers('<p>', 409, 'text/html'), answered(409, null)],
    ['a declared 503', () => answers('', 503, null), answered(503, null)],
    ['a refusal that it does not declare', () => answers({}, 400), unanswered('httpStatus', 400)],
    ['a broken server', () => answers('', 500, null), unanswered('httpStatus', 500)],
    [
      'the page of a captive portal (FLT-15)',
      () => answers('<html>', 200, 'text/html'),
      unanswered('notJson'),
    ],
    ['200 with nothing (FLT-16)', () => answers('', 200), unanswered('notJson')],
    ['half of a body (FLT-16)', () => answers('{"a":', 200), unanswered('notJson')],
    ['a byte order mark (FLT-16)', () => answers('\uFEFF{"a":1}'), answered(200, { a: 1 })],
  ])('%s', async (_, prepare, result) => {
    prepare();
    expect(await call(status)).toEqual(result);
    expect([received.length, unauthorized]).toEqual([1, 0]);
  });
  it.each([401, 403])('%i logs the visitor out (R-ERR 1), unless the endpoint declares it', async (code) => {
    answers({}, code);
    expect(await call(status)).toEqual(unanswered('unauthorized', code));
    expect(unauthorized).toBe(1);
  });
});

describe('what a response means by JSON pointers', () => {
  const envelope = { code: '/meta/ret', message: '/meta/text', data: '/result', ok: [0, 1] };
  const of = (ret: unknown, result: unknown = { a: 1 }) => ({ meta: { ret, text: 'hi' }, result });
  it.each<[string, unknown, object]>([
    ['a code of success', of(0), answered(200, { a: 1 }, 'hi')],
    ['another one, as text', of('1'), answered(200, { a: 1 }, 'hi')],
    ['true', of(true), answered(200, { a: 1 }, 'hi')],
    ['a refusal', of(7001), answered(7001, { a: 1 }, 'hi')],
    ['a negative code', of('-5'), answered(-5, { a: 1 }, 'hi')],
    ['200, which is no success here', of(200), answered(0, { a: 1 }, 'hi')],
    ['no code', { meta: {}, result: 1 }, unanswered('badShape')],
    ['a code that is none', of('done'), unanswered('badShape')],
    ['a list', [of(0)], unanswered('badShape')],
    ['null', null, unanswered('badShape')],
  ])('%s', async (_, body, result) => {
    answers(body);
    const got = await call({ envelope });
    // A 200 that is no success may be any code that is not 200.
    if (JSON.stringify(body) === JSON.stringify(of(200)))
      expect(got).toMatchObject({ kind: 'answered', code: 0 });
    else expect(got).toEqual(result);
  });
  it('the whole body as data, or none', async () => {
    answers({ ret: 0, a: 1 });
    expect(await call({ envelope: { code: '/ret', data: '', ok: [0] } })).toEqual(
      answered(200, { ret: 0, a: 1 }),
    );
    expect(await call({ envelope: { code: '/ret', ok: [0] } })).toEqual(answered(200, null));
  });
  it.each([500, 404])('a status of %i is no result, whatever the body says (FLT-14)', async (status) => {
    answers(of(0), status);
    expect(await call({ envelope })).toEqual(unanswered('httpStatus', status));
  });
  it('HTML is none (FLT-15)', async () => {
    answers(JSON.stringify(of(0)), 200, 'text/html');
    expect(await call({ envelope })).toEqual(unanswered('notJson'));
  });
});

describe('a call by contract without a response', () => {
  it('ends at its time limit, also if the body stalls (FLT-13)', async () => {
    answer = () => {};
    expect(await call({ body: 'json' }, {}, 100)).toEqual(unanswered('timeout'));
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"a":');
    };
    expect(await call({ envelope: 'status' }, {}, 200)).toEqual(unanswered('timeout'));
  });
  it('is a network error if the connection is cut (FLT-12), and is not made again', async () => {
    answer = (response) => void response.destroy();
    expect(await call({ body: 'json' })).toEqual(unanswered('network'));
    expect(received).toHaveLength(1);
  });
});

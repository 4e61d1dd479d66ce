import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../../runtime/effects/index.ts';
import { succeeded } from '../../../runtime/index.ts';

/** What the server sends to the next call. */
let next: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  request.resume().on('end', () => next(response));
});
let api: ApiClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  api = createApiClient({ base, timeoutMs: 5000, commonFields: () => ({}), onUnauthorized: () => {} });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reasons = ['network', 'timeout', 'aborted', 'httpStatus', 'notJson', 'badShape', 'unauthorized'];

const hostileText = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    '{"code":200',
    '<html>',
    '\uFEFF',
    '1e999',
    '{"__proto__":{"code":200}}',
    '"200"',
    '[]',
  ),
  fc.record({ code: fc.anything(), data: fc.anything(), msg: fc.anything() }).map((one) => {
    try {
      return JSON.stringify(one) ?? '';
    } catch {
      return '';
    }
  }),
);
const envelopes = fc.constantFrom<
  'status' | { code: string; message?: string; data?: string; ok: number[] } | undefined
>(
  undefined,
  'status',
  { code: '/code', message: '/msg', data: '/data', ok: [200] },
  { code: '/code', data: '', ok: [0] },
  { code: '/data/constructor', ok: [0, 200] },
);

it('FLT-15, FLT-16: no body, status or type of a response throws, and only a declared success is one', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(
      envelopes,
      hostileText,
      fc.constantFrom(200, 201, 204, 304, 400, 401, 422, 500),
      fc.constantFrom('application/json', 'text/html', null),
      async (envelope, text, status, type) => {
        next = (response) =>
          response.writeHead(status, type === null ? {} : { 'content-type': type }).end(text);
        const contract = {
          method: 'POST',
          body: 'json',
          statuses: [422],
          ...(envelope && { envelope }),
        } as const;
        const result = await api.call({ path: '/x', contract }, {});
        if (result.kind === 'unanswered') return void expect(reasons).toContain(result.reason);
        answered++;
        expect(typeof result.code).toBe('number');
        expect(typeof result.message).toBe('string');
        // A page is no result, but of a refusal that is declared; and no error status is a success.
        if (succeeded(result)) {
          expect(status).toBeLessThan(300);
          expect(type === 'application/json' || (envelope === 'status' && status > 200)).toBe(true);
        }
      },
    ),
  );
  expect(answered).toBeGreaterThan(0);
});

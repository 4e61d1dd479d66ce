import { describe, expect, test } from 'vitest';
import type { EndpointsFile } from '../../../schemas/index.ts';
import { refusePreviewRequest } from '../../../tools/preview-server/request-guard.ts';

const port = 4321;
const endpoints = {
  endpoints: {
    book: { path: '/bookings', method: 'PUT', body: 'json', payload: 'form', codes: [201] },
    cars: { path: '/cars', method: 'GET', payload: [], codes: [200] },
  },
} as const satisfies EndpointsFile;
const asked = (url: string, headers: Record<string, string | string[]> = {}, method = 'GET') => {
  const all = { host: `m.localhost:${port}`, ...headers };
  const rawHeaders = Object.entries(all).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => [name, one]),
  );
  return refusePreviewRequest({ method, url, rawHeaders }, port, endpoints)?.status ?? 200;
};
const ours = `http://m.localhost:${port}`;
const call = {
  origin: ours,
  'sec-fetch-site': 'same-origin',
  'content-length': '2',
  'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
};
const code = '/api/v1/user/sendLoginSms';

describe('the request guard accepts', () => {
  test.each([
    ['/?_channel=channel_5265', {}],
    ['/login', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['/assets/brands/x/logo.svg', {}],
    ['/config/pages/login.json', { 'sec-fetch-site': 'same-origin' }],
    ['/sandbox/scripts/baidu.js?kind=x', { 'sec-fetch-site': 'same-origin' }],
    ['/sandbox/one-tap.json', { 'sec-fetch-site': 'same-origin' }],
    ['/', { host: `localhost:${port}` }],
  ])('%s', (url, headers) => {
    expect(asked(url, headers as Record<string, string>)).toBe(200);
  });

  test('a call of the product API by its own page', () => {
    expect(asked(code, call, 'POST')).toBe(200);
    expect(asked('/sandbox/beacon', call, 'POST')).toBe(200);
  });

  test('a call as the config declares it', () => {
    expect(asked('/api/bookings', { ...call, 'content-type': 'application/json' }, 'PUT')).toBe(200);
    expect(asked('/api/cars?a=1', { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});

describe('the request guard refuses', () => {
  test.each([
    ['another host', '/', { host: `evil.example:${port}` }, 'GET', 421],
    ['a name that only begins as ours', '/', { host: `localhost:${port}.evil.example` }, 'GET', 421],
    ['an address', '/', { host: `127.0.0.1:${port}` }, 'GET', 421],
    ['two hosts', '/', { host: [`localhost:${port}`, 'x'] }, 'GET', 421],
    ['another port', '/', { host: 'localhost:80' }, 'GET', 421],
    ['a way out', '/assets/../../etc/passwd', {}, 'GET', 400],
    ['an escaped way out', '/assets/%2e%2e/x', {}, 'GET', 400],
    ['a hidden file', '/assets/.git/config', {}, 'GET', 400],
    ['the settings of the sandbox', '/sandbox/settings.json', call, 'PUT', 405],
    ['a write of them', '/sandbox/settings.json', call, 'POST', 405],
    ['its inbox', '/sandbox/inbox.json', {}, 'GET', 404],
    ['a call from another page', code, { ...call, origin: 'null' }, 'POST', 403],
    ['a call from nowhere', code, { 'content-length': '2' }, 'POST', 403],
    ['a call by a form of another site', code, { ...call, 'sec-fetch-site': 'cross-site' }, 'POST', 403],
    ['a call that is no form', code, { ...call, 'content-type': 'text/plain' }, 'POST', 415],
    ['a call that the product does not have', '/api/v1/user/x', call, 'POST', 404],
    ['a call as a picture would make it', code, { 'sec-fetch-site': 'same-origin' }, 'GET', 404],
    ['a declared call by another method', '/api/bookings', call, 'POST', 404],
    ['a declared call as a form', '/api/bookings', call, 'PUT', 415],
    ['a declared call from another page', '/api/bookings', { ...call, origin: 'null' }, 'PUT', 403],
    ['a declared read by another site', '/api/cars', { 'sec-fetch-site': 'cross-site' }, 'GET', 403],
    ['a call without a length', code, { ...call, 'content-length': [] }, 'POST', 411],
    ['a call that is too large', code, { ...call, 'content-length': '99999999' }, 'POST', 413],
    ['a websocket', '/', { upgrade: 'websocket' }, 'GET', 403],
  ])('%s', (_, url, headers, method, status) => {
    expect(asked(url, headers as unknown as Record<string, string | string[]>, method)).toBe(status);
  });
});

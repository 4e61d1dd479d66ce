import {
  forbiddenHeaders,
  type GuardedRequest,
  type GuardRefusal,
  headersOf,
  singleValueHeaders,
} from '../../console/index.ts';
import { maxBodyBytes } from '../../publish/http/body-limit.ts';
import { statedContract } from '../../runtime/index.ts';
import { apiPaths } from '../../schemas/api/index.ts';
import type { EndpointsFile } from '../../schemas/index.ts';

/** The product API, which a page of a preview may call with a form body. */
const calls: ReadonlySet<string> = new Set(apiPaths.map((path) => `/api${path}`));
const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;
const jsonType = /^application\/json$/i;

/** How the config calls a path by this method; undefined where it does not. */
function declaredCall(
  { contract, endpoints }: EndpointsFile,
  method: string,
  path: string,
): { type: RegExp | null } | undefined {
  const found = Object.values(endpoints)
    .map((endpoint) => statedContract(contract, endpoint))
    .find((one) => `/api${one.path}` === path && (one.method ?? 'POST') === method);
  if (!found) return undefined;
  const { body = 'form' } = found;
  return { type: method === 'GET' || body === 'query' ? null : body === 'json' ? jsonType : formType };
}
/** Paths that play ad networks and the one-tap provider. */
const beacon = '/sandbox/beacon';
const isRead = (path: string): boolean =>
  !/^\/(api|sandbox)(\/|$)/.test(path) || /^\/sandbox\/(scripts\/[\w-]+\.js|one-tap\.json)$/.test(path);

/**
 * Whether a request may reach a preview: to read published files, or to call the sandbox's API from its own page.
 * @param endpoints - definitions/endpoints.json of the draft: its calls are those of its pages
 */
export function refusePreviewRequest(
  { method, url, rawHeaders }: GuardedRequest,
  port: number,
  endpoints: EndpointsFile = { endpoints: {} },
): GuardRefusal | null {
  const refused = (status: number, why: string): GuardRefusal => ({ status, why });
  const headers = headersOf(rawHeaders);
  const one = (name: string) => headers.get(name)?.[0];
  const host = one('host') ?? '';
  const isOurs = /^(?:[a-z0-9-]{1,63}\.)?localhost:\d+$/.test(host) && host.endsWith(`:${port}`);
  if (headers.get('host')?.length !== 1 || !isOurs) return refused(421, 'host');
  if (singleValueHeaders.some((name) => (headers.get(name)?.length ?? 0) > 1)) return refused(400, 'twice');
  if (forbiddenHeaders.some((name) => headers.has(name))) return refused(403, 'header');
  const path = url.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || /\\|%(?:00|2f|5c|2e)|\/\.|\/\//i.test(path)) return refused(400, 'path');
  const origin = one('origin');
  if (origin !== undefined && origin !== `http://${host}`) return refused(403, 'origin');
  const site = one('sec-fetch-site');
  const isCall = /^\/(api|sandbox)(\/|$)/.test(path);
  if (isCall && site !== undefined && site !== 'same-origin') return refused(403, 'site');
  const declared = declaredCall(endpoints, method, path);
  if (method === 'GET') return declared || isRead(path) ? null : refused(404, 'path');
  if (!declared && (method !== 'POST' || !(path.startsWith('/api/') || path === beacon)))
    return refused(405, 'method');
  if (!declared && path !== beacon && !calls.has(path)) return refused(404, 'path');
  if (origin === undefined) return refused(403, 'origin');
  const type = declared ? declared.type : calls.has(path) ? formType : null;
  if (type && !type.test(one('content-type') ?? '')) return refused(415, 'content-type');
  const length = one('content-length') ?? '';
  if (!/^\d{1,9}$/.test(length)) return refused(411, 'content-length');
  return Number(length) > maxBodyBytes ? refused(413, 'body') : null;
}

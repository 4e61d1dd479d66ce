import { timingSafeEqual } from 'node:crypto';

/** What is known of a request before any of it is trusted. */
export interface GuardedRequest {
  method: string;
  url: string;
  /** Names and values alternating, as received: nothing is joined yet. */
  rawHeaders: readonly string[];
}

export interface GuardOptions {
  port: number;
  token: string;
  /** The methods of each path under /api. */
  calls: ReadonlyMap<string, string>;
}

export interface GuardRefusal {
  status: number;
  why: string;
}

/** The largest body, bytes: a pasted channels.json of 100,000 channels is about half of it. */
const mostBytes = 32 * 1024 * 1024;
const tokenHeader = 'x-funnel-token';

/** Headers that are ambiguous when sent twice. */
export const singleValueHeaders: readonly string[] = [
  'host',
  'origin',
  'content-type',
  'content-length',
  'sec-fetch-site',
  'sec-fetch-mode',
  'cookie',
  tokenHeader,
];
/** Headers that no page of the console sends; each has been used to bypass a check. */
export const forbiddenHeaders: readonly string[] = [
  'upgrade',
  'transfer-encoding',
  'expect',
  'te',
  'trailer',
  'x-forwarded-host',
  'x-forwarded-for',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'proxy-connection',
  'http2-settings',
];

/** Plain names between single slashes, none beginning with a dot; nothing escaped. */
const plainPath = /^\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*(?:[A-Za-z0-9_-][A-Za-z0-9._-]*)?$/;
const plainQuery = /^(?:[a-z]+=[A-Za-z0-9._/-]*(?:&|$))*$/;

/**
 * Whether a request may reach the console at all; runs before the body is read.
 * @returns the reason for a refusal, or null
 */
export function checkRequest(
  { method, url, rawHeaders }: GuardedRequest,
  options: GuardOptions,
): GuardRefusal | null {
  const headers = headersOf(rawHeaders);
  const one = (name: string) => headers.get(name)?.[0];
  const hosts = [`127.0.0.1:${options.port}`, `localhost:${options.port}`];
  const host = one('host') ?? '';
  if (headers.get('host')?.length !== 1 || !hosts.includes(host)) return refused(421, 'host');
  const twice = singleValueHeaders.find((name) => (headers.get(name)?.length ?? 0) > 1);
  if (twice) return refused(400, `${twice} twice`);
  const odd = forbiddenHeaders.find((name) => headers.has(name));
  if (odd) return refused(403, odd);
  const [path = '', query, more] = url.split('?');
  if (!plainPath.test(path) || more !== undefined || !plainQuery.test(query ?? ''))
    return refused(400, 'path');
  const isCall = path === '/api' || path.startsWith('/api/');
  const allowed = isCall ? options.calls.get(path) : 'GET';
  if (allowed === undefined) return refused(404, 'path');
  if (method !== allowed) return refused(405, 'method');
  const origin = one('origin');
  if (origin !== undefined && origin !== `http://${host}`) return refused(403, 'origin');
  if (origin === undefined && method !== 'GET') return refused(403, 'origin');
  const site = one('sec-fetch-site');
  // A typed address has no referring site; a call comes from the console's own page.
  if (site !== undefined && site !== 'same-origin' && (isCall || site !== 'none'))
    return refused(403, 'site');
  if (isCall && !isToken(one(tokenHeader), options.token)) return refused(403, 'token');
  return method === 'GET'
    ? bodiless(one('content-length'))
    : withJson(one('content-type'), one('content-length'));
}

const refused = (status: number, why: string): GuardRefusal => ({ status, why });

const bodiless = (length: string | undefined): GuardRefusal | null =>
  length === undefined || length === '0' ? null : refused(400, 'body');

function withJson(type: string | undefined, length: string | undefined): GuardRefusal | null {
  if (!/^application\/json(; ?charset=utf-8)?$/i.test(type ?? '')) return refused(415, 'content-type');
  if (length === undefined || !/^\d{1,12}$/.test(length)) return refused(411, 'content-length');
  return Number(length) > mostBytes ? refused(413, 'body') : null;
}

/** Every value of every header, by its name in lower case. */
export function headersOf(raw: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[at + 1] ?? '']);
  }
  return headers;
}

/** A constant-time comparison: the duration does not reveal how much of the token matched. */
function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A request, as bytes, that no server of the project may accept. */
export interface Hostile {
  name: string;
  bytes: string;
}

export interface Parts {
  method?: string;
  target?: string;
  host?: string[];
  origin?: string[];
  token?: string[];
  type?: string[];
  more?: string[];
  body?: string;
  length?: string[];
}

/** A request as bytes: each header as often as it has values. */
export function bytesOf({
  method,
  target,
  host,
  origin,
  token,
  type,
  more,
  body,
  length,
}: Required<Parts>): string {
  const header = (name: string, values: readonly string[]) => values.map((value) => `${name}: ${value}`);
  return [
    `${method} ${target} HTTP/1.1`,
    ...header('Host', host),
    ...header('Origin', origin),
    ...header('Content-Type', type),
    ...header('X-Funnel-Token', token),
    ...header('Content-Length', length),
    ...more,
    '',
    body,
  ].join('\r\n');
}

/** T14, T15: names that resolve to this machine by DNS rebinding, other spellings of it, none, two. */
export const hostsFor = (ours: string, port: number): string[][] => [
  ['evil.example'],
  [`evil.example:${port}`],
  ['127.0.0.1'],
  ['localhost'],
  [`127.0.0.1:${port + 1}`],
  [`0.0.0.0:${port}`],
  [`[::1]:${port}`],
  [`127.1:${port}`],
  [`2130706433:${port}`],
  [`127.0.0.1.nip.io:${port}`],
  [`localhost.:${port}`],
  [`LOCALHOST:${port}`],
  [`x.localhost:${port}`],
  [`user@${ours}`],
  [`${ours}@evil.example`],
  [`${ours}, evil.example`],
  [`${ours}/`],
  [''],
  [],
  [ours, 'evil.example'],
  ['evil.example', ours],
  [ours, ours],
];

export const originsFor = (ours: string, port: number): string[][] => [
  ['null'],
  ['http://evil.example'],
  ['https://127.0.0.1'],
  [`https://${ours}`],
  [`http://localhost:${port}`],
  [`http://127.0.0.1:${port + 1}`],
  ['http://127.0.0.1'],
  [`http://${ours}.evil.example`],
  [`http://evil.example/${ours}`],
  [`http://${ours}/`],
  [`http://${ours} http://evil.example`],
  ['file://'],
  ['chrome-extension://abc'],
  [''],
  [],
  [`http://${ours}`, 'http://evil.example'],
  [`http://${ours}`, `http://${ours}`],
];

export const methods: readonly string[] = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MERGE',
  'post',
  'FOO',
];

/** T15, T16: the traversal forms of the Vite, webpack and esbuild advisories, around a valid path. */
export function targetsFor(ours: string, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(folder.length + 1);
  return [
    `/api/..${path}`,
    `${folder}/./${name}`,
    `/${path}`,
    `${folder}//${name}`,
    `${path}/`,
    `${path}/..`,
    `${path}%2f..`,
    `${folder}/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `${folder}%2f${name}`,
    `${folder}\\${name}`,
    `${path}\\`,
    `${path}#`,
    `${path}?#`,
    `${path}?a=b?c=d`,
    `${path}?raw??`,
    `${path}?import&raw`,
    `${path};x`,
    `${path}%00`,
    `${path}%20`,
    path.replace('/api', '/API'),
    `${folder}/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    '/api',
    '/api/',
    '/api/unknown',
    '/',
    '/hosts.json',
    '/../hosts.json',
    '/..%2fhosts.json',
    '/%2e%2e/hosts.json',
    '/..\\hosts.json',
    '/.git/config',
    '/.data/console',
    '/@fs/etc/passwd',
    '/assets/../../../etc/passwd',
    '/assets/..;/hosts.json',
    '*',
    path.slice(1),
    `http://${ours}${path}`,
    `http://evil.example${path}`,
    `https://${ours}${path}`,
    `//${ours}${path}`,
    `/${'a'.repeat(4000)}`,
    '/__proto__',
    '/api/constructor',
    `${path}?file=../../etc/passwd%00`,
  ];
}

/** Header lines that no page of the console sends. */
export const strangeHeaders: readonly string[] = [
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: same-site',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: ',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Upgrade: websocket',
  'X-HTTP-Method-Override: POST',
  'X-Forwarded-Host: localhost',
  'Forwarded: host=localhost',
  'X-Original-URL: /api/save',
  'X-Rewrite-URL: /api/save',
  'Expect: 100-continue',
  'Expect: something',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  ' Transfer-Encoding: chunked',
  'TE: trailers',
  'Trailer: X-Funnel-Token',
  `X: ${'a'.repeat(20_000)}`,
  ...[`Cookie: a=1\r\nCookie: b=2`, 'Bad Header: 1', 'X: a\0b', 'X: a\rb', ': empty'],
  Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`).join('\r\n'),
];

export const lengths: readonly string[][] = [
  [],
  ['-1'],
  ['0x10'],
  ['+5'],
  ['1e3'],
  ['99999999999'],
  ['33554433'],
  ['5', '6'],
  ['5, 5'],
  [''],
];

/**
 * Bytes that are not a valid HTTP/1.1 request, or barely one.
 * @param inner - a request that is accepted; @param refused - one with a mistake of its own
 */
export const rawFor = (ours: string, path: string, inner: string, refused: string): Hostile[] =>
  [
    ['no host in HTTP/1.0', `POST ${path} HTTP/1.0\r\nContent-Length: 0\r\n\r\n`],
    ['HTTP/0.9', `GET ${path}\r\n\r\n`],
    ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['CONNECT', `CONNECT ${ours} HTTP/1.1\r\nHost: ${ours}\r\n\r\n`],
    ['bare line feeds', refused.replaceAll('\r\n', '\n')],
    ['a space before the colon', inner.replace('Host:', 'Host :')],
    ['a folded header', inner.replace('Origin:', 'X: 1\r\n Origin:')],
  ].map(([name = '', bytes = '']): Hostile => ({ name, bytes }));

/** A request that the console must not accept, as bytes. */
export interface Hostile {
  name: string;
  bytes: string;
}

const edit = JSON.stringify({
  edits: [{ do: 'set', file: 'channels.json', path: ['channels', '666', 'title'], value: 'stolen' }],
});

interface Parts {
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

/** A request; what is left out is as the console's own page has it. */
export function requestOf(port: number, token: string, parts: Parts = {}): string {
  const { method = 'POST', target = '/api/edit', body = edit, more = [] } = parts;
  const header = (name: string, values: readonly string[]) => values.map((value) => `${name}: ${value}`);
  return [
    `${method} ${target} HTTP/1.1`,
    ...header('Host', parts.host ?? [`127.0.0.1:${port}`]),
    ...header('Origin', parts.origin ?? [`http://127.0.0.1:${port}`]),
    ...header('Content-Type', parts.type ?? ['application/json']),
    ...header('X-Funnel-Token', parts.token ?? [token]),
    ...header('Content-Length', parts.length ?? [String(Buffer.byteLength(body))]),
    ...more,
    '',
    body,
  ].join('\r\n');
}

/** Everything that has been tried on servers of this kind, and each with all else right. */
export function hostileRequests(port: number, token: string): Hostile[] {
  const of = (name: string, parts: Parts): Hostile => ({ name, bytes: requestOf(port, token, parts) });
  const ours = `127.0.0.1:${port}`;
  // T14, T15: names that lead here by DNS rebinding, other spellings of this machine, none, two.
  const hosts = [
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
  const origins = [
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
  const tokens = [
    [],
    [''],
    ['null'],
    [token.slice(1)],
    [`${token}x`],
    [token.toUpperCase()],
    [token.split('').reverse().join('')],
    [`Bearer ${token}`],
    [token, 'x'],
    [token, token],
  ];
  const types = [
    [],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/plain; application/json'],
    ['application/json, text/plain'],
    ['application/json; charset=utf-16'],
    ['application/jsonp'],
    ['application/json', 'text/plain'],
  ];
  const methods = [
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
  // T15, T16: the traversal forms of the Vite, webpack and esbuild advisories.
  const targets = [
    '/api/../api/edit',
    '/api/./edit',
    '//api/edit',
    '/api//edit',
    '/api/edit/',
    '/api/edit/..',
    '/api/edit%2f..',
    '/api/%65dit',
    '/api%2fedit',
    '/api\\edit',
    '/api/edit\\',
    '/api/edit#',
    '/api/edit?#',
    '/api/edit?a=b?c=d',
    '/api/edit?raw??',
    '/api/edit?import&raw',
    '/api/edit;x',
    '/api/edit%00',
    '/api/edit%20',
    '/API/edit',
    '/api/Edit',
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
    'api/edit',
    `http://${ours}/api/edit`,
    'http://evil.example/api/edit',
    `https://${ours}/api/edit`,
    `//${ours}/api/edit`,
    `/${'a'.repeat(4000)}`,
    '/__proto__',
    '/api/constructor',
    '/api/edit?file=../../etc/passwd%00',
  ];
  const extra = [
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
  const lengths = [
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
  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"edits":[]}',
    '{"edits":{}}',
    '{"edits":[null]}',
    '{"edits":[{"do":"text","file":"../hosts.json","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"/etc/passwd","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"definitions/../hosts.json","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"definitions\\\\cities.json","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"hosts.json\\u0000","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"./hosts.json","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"HOSTS.JSON","text":"{}"}]}',
    '{"edits":[{"do":"text","file":".git/config","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"package.json","text":"{}"}]}',
    '{"edits":[{"do":"text","file":"constructor","text":"{}"}]}',
    '{"edits":[{"do":"text","file":["hosts.json"],"text":"{}"}]}',
    '{"edits":[{"do":"exec","file":"hosts.json"}]}',
    '{"edits":[{"do":"splice","file":"hosts.json","splices":[{"start":0,"end":1,"text":""}]}]}',
    `{"a":${'['.repeat(50_000)}`,
  ];
  const inner = requestOf(port, token);
  const smuggled = [
    of('a request in the body of a refused one', { token: ['x'], body: inner }),
    of('a request behind a GET with a body', { method: 'GET', target: '/api/state', body: inner }),
    of('a request behind one that is too long', { length: ['33554433'], body: inner }),
    of('a length and chunks', { more: ['Transfer-Encoding: chunked'], body: `0\r\n\r\n${inner}` }),
    of('a shorter length than the body, which is a request', {
      token: ['x'],
      length: ['4'],
      body: `abcd${inner}`,
    }),
  ];
  const raw = [
    ['no host in HTTP/1.0', `POST /api/edit HTTP/1.0\r\nContent-Length: 0\r\n\r\n`],
    ['HTTP/0.9', 'GET /api/state\r\n\r\n'],
    ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['CONNECT', `CONNECT ${ours} HTTP/1.1\r\nHost: ${ours}\r\n\r\n`],
    ['bare line feeds', inner.replaceAll('\r\n', '\n').replace(token, 'x')],
    ['a space before the colon', inner.replace('Host:', 'Host :')],
    ['a folded header', inner.replace('Origin:', 'X: 1\r\n Origin:')],
  ].map(([name = '', bytes = '']): Hostile => ({ name, bytes }));
  return [
    ...hosts.map((host) => of(`Host ${JSON.stringify(host)}`, { host })),
    ...origins.map((origin) => of(`Origin ${JSON.stringify(origin)}`, { origin })),
    // The form that a page of another origin can send without asking first.
    ...['null', 'http://evil.example'].flatMap((origin) =>
      types
        .slice(1, 4)
        .map((type) => of(`simple form ${origin} ${type}`, { origin: [origin], type, token: [] })),
    ),
    ...hosts
      .slice(0, 6)
      .flatMap((host) =>
        origins.slice(0, 4).map((origin) => of(`Host ${host} and Origin ${origin}`, { host, origin })),
      ),
    ...tokens.map((one) => of(`token ${JSON.stringify(one)}`.slice(0, 40), { token: one })),
    of('a token in the address', { token: [], target: `/api/edit?token=${token}` }),
    of('a token in a cookie', { token: [], more: [`Cookie: x-funnel-token=${token}`] }),
    ...types.map((type) => of(`Content-Type ${JSON.stringify(type)}`, { type })),
    ...methods.map((method) => of(`method ${method}`, { method })),
    ...targets.map((target) => of(`target ${target.slice(0, 60)}`, { target })),
    ...targets
      .slice(0, 21)
      .map((target) => of(`GET ${target}`, { method: 'GET', target, body: '', length: [] })),
    ...extra.map((one) => of(`header ${one.slice(0, 50)}`, { more: [one] })),
    ...lengths.map((length) => of(`Content-Length ${JSON.stringify(length)}`, { length })),
    ...bodies.map((body) => of(`body ${body.slice(0, 70)}`, { body })),
    ...smuggled,
    ...raw,
  ];
}

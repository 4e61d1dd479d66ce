import {
  bytesOf,
  type Hostile,
  hostsFor,
  lengths,
  methods,
  originsFor,
  type Parts,
  rawFor,
  strangeHeaders,
  targetsFor,
} from './hostile-parts.ts';

const edit = JSON.stringify({
  edits: [{ do: 'set', file: 'channels.json', path: ['channels', '666', 'title'], value: 'stolen' }],
});

/** A request; omitted parts are those of the console's own page. */
export function requestOf(port: number, token: string, parts: Parts = {}): string {
  const { body = edit } = parts;
  return bytesOf({
    method: 'POST',
    target: '/api/edit',
    host: [`127.0.0.1:${port}`],
    origin: [`http://127.0.0.1:${port}`],
    type: ['application/json'],
    token: [token],
    length: [String(Buffer.byteLength(body))],
    more: [],
    ...parts,
    body,
  });
}

/** Known attacks on local servers, each with everything else valid. */
export function hostileRequests(port: number, token: string): Hostile[] {
  const of = (name: string, parts: Parts): Hostile => ({ name, bytes: requestOf(port, token, parts) });
  const ours = `127.0.0.1:${port}`;
  const hosts = hostsFor(ours, port);
  const origins = originsFor(ours, port);
  const targets = targetsFor(ours, '/api/edit');
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
  return [
    ...hosts.map((host) => of(`Host ${JSON.stringify(host)}`, { host })),
    ...origins.map((origin) => of(`Origin ${JSON.stringify(origin)}`, { origin })),
    // The form that a page of another origin can send without a preflight.
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
    ...strangeHeaders.map((one) => of(`header ${one.slice(0, 50)}`, { more: [one] })),
    ...lengths.map((length) => of(`Content-Length ${JSON.stringify(length)}`, { length })),
    ...bodies.map((body) => of(`body ${body.slice(0, 70)}`, { body })),
    ...smuggled,
    ...rawFor(ours, '/api/edit', inner, inner.replace(token, 'x')),
  ];
}

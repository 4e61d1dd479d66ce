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
} from '../../console/guard/hostile-parts.ts';

const call = '/api/v1/user/sendLoginSms';
const form = 'phone=13812345678';

/** A call of the product API; missing parts are as a page of the preview sends them. */
export function callOf(port: number, parts: Parts = {}): string {
  const { body = form } = parts;
  return bytesOf({
    method: 'POST',
    target: call,
    host: [`localhost:${port}`],
    origin: [`http://localhost:${port}`],
    type: ['application/x-www-form-urlencoded;charset=UTF-8'],
    token: [],
    length: [String(Buffer.byteLength(body))],
    more: [],
    ...parts,
    body,
  });
}

/**
 * Known attacks on servers of this kind, adapted to a preview: it has no token, accepts a query as a page does, and
 * every name below localhost is one of its hosts.
 */
export function hostilePreviewRequests(port: number): Hostile[] {
  const ours = `localhost:${port}`;
  const of = (name: string, parts: Parts): Hostile => ({ name, bytes: callOf(port, parts) });
  const hosts = [...hostsFor(ours, port), [`127.0.0.1:${port}`], [`a.b.localhost:${port}`]].filter(
    (host) => host.join() !== `x.localhost:${port}`,
  );
  const origins = [
    ...originsFor(ours, port).filter((origin) => origin.join() !== `http://localhost:${port}`),
    [`http://127.0.0.1:${port}`],
    [`http://m.localhost:${port}`],
  ];
  const types = [
    [],
    ['text/plain'],
    ['application/json'],
    ['multipart/form-data; boundary=x'],
    ['text/plain; application/x-www-form-urlencoded'],
    ['application/x-www-form-urlencoded, text/plain'],
    ['application/x-www-form-urlencoded', 'text/plain'],
  ];
  // A page may request itself with any query.
  const targets = targetsFor(ours, call).filter((target) => !/[?#]/.test(target));
  const outside = targets.filter((target) => /\.\.|%|\\|\/\/|\/\.|;/.test(target));
  // The sandbox's own pages: only the console may change its settings.
  const closed = ['settings', 'settings.json', 'inbox', 'inbox.json', 'leads', 'leads.json', 'reset', ''];
  const inner = callOf(port);
  const refused = callOf(port, { origin: ['http://evil.example'] });
  return [
    ...hosts.map((host) => of(`Host ${JSON.stringify(host)}`, { host })),
    ...origins.map((origin) => of(`Origin ${JSON.stringify(origin)}`, { origin })),
    ...origins
      .slice(0, 4)
      .flatMap((origin) =>
        types.slice(1, 4).map((type) => of(`simple form ${origin} ${type}`, { origin, type })),
      ),
    ...types.map((type) => of(`Content-Type ${JSON.stringify(type)}`, { type })),
    ...['cross-site', 'same-site', 'none'].map((site) =>
      of(`a read of the API from ${site}`, {
        method: 'GET',
        target: '/api/v1/user/get',
        body: '',
        length: [],
        more: [`Sec-Fetch-Site: ${site}`],
      }),
    ),
    ...methods.filter((method) => method !== 'GET').map((method) => of(`method ${method}`, { method })),
    ...targets.map((target) => of(`target ${target.slice(0, 60)}`, { target })),
    ...outside.map((target) => of(`GET ${target}`, { method: 'GET', target, body: '', length: [] })),
    ...outside.map((target) =>
      of(`GET /assets${target}`, { method: 'GET', target: `/assets${target}`, body: '', length: [] }),
    ),
    ...closed.flatMap((page) =>
      ['GET', 'POST', 'PUT'].map((method) =>
        of(`${method} /sandbox/${page}`, { method, target: `/sandbox/${page}`, body: '{"city":"北京市"}' }),
      ),
    ),
    ...strangeHeaders.map((one) => of(`header ${one.slice(0, 50)}`, { more: [one] })),
    ...lengths.map((length) => of(`Content-Length ${JSON.stringify(length)}`, { length })),
    of('a call in the body of a refused one', { origin: ['null'], body: inner }),
    of('a call behind one that is too long', { length: ['33554433'], body: inner }),
    of('a length and chunks', { more: ['Transfer-Encoding: chunked'], body: `0\r\n\r\n${inner}` }),
    of('a shorter length than the body, which is a call', {
      origin: ['null'],
      length: ['4'],
      body: `abcd${inner}`,
    }),
    ...rawFor(ours, call, inner, refused),
  ];
}

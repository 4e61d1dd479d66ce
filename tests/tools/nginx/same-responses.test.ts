import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../../tools/nginx/find-nginx.ts';
import { config, hosts } from '../../runtime/real-config.ts';
import { ask, type Question } from './send-request.ts';
import { languages, startTwoServers } from './two-servers.ts';

let servers: Awaited<ReturnType<typeof startTwoServers>>;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers?.close());

/** Sends a request to both, expects one response, and returns it. */
async function both(question: Question) {
  const [node, nginx] = await Promise.all([ask(servers.node, question), ask(servers.nginx, question)]);
  expect(nginx, JSON.stringify(question)).toEqual(node);
  return node;
}

// An nginx without Debian's module for Brotli never responds with it: requests use the encodings that it has.
const hasBrotli = findNginx()?.brotliModule !== null;
const isAnswered = (encoding: string) => hasBrotli || !/\bbr\b(?!;q=0)/.test(encoding);

const visited = ['/', '/login', '/login?_channel=channel_5265', '/own', '/own%20page', '/nobody/knows.html'];
const odd = [
  '/OWN',
  '/own/',
  '/%6Fwn',
  '//own',
  '/./own',
  '/x/../own',
  '/own#x',
  '/%E5%9F%8E',
  '/%ff',
  '/own%3Fx',
  '/favicon.ico',
  '/robots.txt',
  '/robots.txt/',
  '/manifest.webmanifest',
  '/manifest.webmanifest/',
  '/hosts/default/manifest.webmanifest',
  '/.git/config',
  '/manifest.json',
  '/hosts/default/index.html',
  '/hosts/default/index.headers.json',
  '/apix',
  '/sandboxed',
  `/${'a'.repeat(4000)}`,
];
const assets = [
  '/assets',
  '/assets/',
  '/assets/brands',
  '/assets/brands/',
  '/assets/index-Ab3dEf9_.js',
  '/assets/index-Ab3dEf9_.js?v=1',
  '/assets/index-Ab3dEf9_.js.br',
  '/assets/index-C29-6GvQ.css',
  '/assets/tiny-Abcd1234.js',
  '/assets/photo.webp',
  '/assets/photo%2ewebp',
  '/assets/brands/instalment/logo.svg',
  '/assets/brands/instalment/logo_00000000.svg',
  '/assets/nothing.js',
  '/assets/nothing-Ab3dEf9_.js',
  `/assets/${'a'.repeat(3000)}.js`,
  `/${'a'.repeat(3000)}`,
  '/config/pages',
  '/config/pages/nothing.0a1b2c3d4e5f.json',
];
const ways = [
  '/assets/../manifest.json',
  '/assets/%2e%2e/manifest.json',
  '/assets/..%2fmanifest.json',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/assets/../../etc/passwd',
  '/assets/..%5c..%5cmanifest.json',
  '/assets/%252e%252e/manifest.json',
  '/assets/....//manifest.json',
  '/config/./../hosts/default/index.headers.json',
  '/..',
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
];

describe.skipIf(!findNginx())('nginx and tools/serve/serve.ts', () => {
  it.each(hosts)('respond alike to %s, every path', async (host) => {
    for (const path of [...visited, ...odd, ...assets]) await both({ host, path });
  });
  it('respond alike under every name of a host, and to unlisted hosts', async () => {
    const labels = hosts.map((host) => `${host.split('.')[0]}.localhost`);
    const unlisted = ['evil.example', 'm.example.evil.com', '192.0.2.1', 'localhost.evil.com', 'm-example'];
    const names = [
      'M.Example:80',
      'm.example.',
      'localhost',
      '127.0.0.1:4173',
      '[::1]',
      'a.m.localhost',
      'x.localhost',
    ];
    for (const host of [...labels, ...names, ...unlisted]) {
      for (const path of [
        '/',
        '/own',
        '/login',
        '/api/echo',
        '/sandbox/inbox',
        '/assets/photo.webp',
        '/manifest.webmanifest',
      ]) {
        await both({ host, path });
      }
    }
  });
  it('choose the same language for a visitor: by the address, then by the cookie, then by the browser', async () => {
    const language = async (path: string, headers: Record<string, string> = {}) => {
      const found = await both({ host: 'v2.example', path, headers });
      const [, tag = languages[0]] =
        /img-src ([\w-]+)\.example/i.exec(found.headers['content-security-policy'] ?? '') ?? [];
      return [tag, found.headers['set-cookie'], found.headers.vary?.includes('Accept-Language, Cookie')];
    };
    for (const path of ['/', '/nobody/knows.html']) {
      expect(await language(path)).toEqual(['zh-CN', null, true]);
      expect(await language(path, { 'accept-language': 'fr, eng;q=0.9, en-US;q=0.8, zh;q=0.7' })).toEqual([
        'en',
        null,
        true,
      ]);
    }
    const english = { 'accept-language': 'en' };
    const kept = (tag: string) => `lang=${tag}; Path=/; SameSite=Lax`;
    expect(await language('/?lang=en')).toEqual(['en', kept('en'), true]);
    expect(await language('/?lang=ZH-hk&from=1', english)).toEqual(['zh-HK', kept('zh-HK'), true]);
    expect(await language('/?lang=zh-TW', english)).toEqual(['zh-CN', kept('zh-CN'), true]);
    expect(await language('/?lang=fr', english)).toEqual(['en', null, true]);
    expect(await language('/', { ...english, cookie: 'a=1; lang=zh-HK' })).toEqual(['zh-HK', null, true]);
    expect(await language('/?lang=en', { cookie: 'lang=zh-HK' })).toEqual(['en', kept('en'), true]);
    expect(await language('/', { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' })).toEqual([
      'zh-CN',
      null,
      true,
    ]);
    expect(await language('/', { 'accept-language': 'enx,zhx' })).toEqual(['zh-CN', null, true]);
  });
  it('serve rules for crawlers as text, and no page in their place', async () => {
    const { status, headers, body } = await both({ host: 'm.example', path: '/robots.txt' });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(String(body)).toContain('Disallow: /api/');
  });
  it("serve the web app manifest of the host's brand, and that of the default host to unlisted hosts", async () => {
    const manifestOf = async (host: string) => {
      const { status, headers, body } = await both({ host, path: '/manifest.webmanifest' });
      expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      return JSON.parse(String(body));
    };
    expect((await manifestOf('m.example')).name).toBe(config.brands.brands.instalment?.name);
    expect(await manifestOf('evil.example')).toEqual(await manifestOf('default'));
    expect((await manifestOf('default')).name).not.toBe((await manifestOf('m.example')).name);
  });
  it('serve pictures with a hash in their name for a year, and the same under their own name for an hour', async () => {
    const folder = join(servers.dir, 'assets/brands/instalment');
    const hashed = readdirSync(folder).find((name) => /^logo_[0-9a-f]{8}\.svg$/.test(name));
    const [copy, plain] = await Promise.all(
      [hashed, 'logo.svg'].map((name) =>
        both({ host: 'm.example', path: `/assets/brands/instalment/${name}` }),
      ),
    );
    expect(copy?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain?.headers['cache-control']).toBe('public, max-age=3600');
    expect(copy?.body).toBe(plain?.body);
  });
  it("serve a page that has HTML of its own, and the host's fallback for every other", async () => {
    const pages = await Promise.all(
      ['/own', '/own%20page', '/', '/login'].map((path) => both({ host: 'm.example', path })),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(2);
    expect(pages[0]?.headers['content-security-policy']).toContain('m.example');
    expect(pages[3]?.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(pages[3]?.headers.link).toMatch(/^<\/assets\/[^>]+\.js>; rel=modulepreload; crossorigin$/);
    expect(pages[3]?.headers['cache-control']).toBe('no-cache');
  });
  it('serve the copy that the browser accepts', async () => {
    const page = readdirSync(join(servers.dir, 'config/pages')).find((name) => name.endsWith('.json'));
    const asked = [
      'gzip',
      'br',
      'gzip, deflate, br',
      'br, gzip',
      'GZIP',
      'identity',
      'gzip;q=0',
      'br;q=0, gzip',
      'br;q=0.000',
      'gzip; q=0.5',
      'deflate',
      'zstd',
      '',
    ];
    const paths = [
      '/',
      '/own',
      '/login',
      `/config/pages/${page}`,
      '/assets/index-Ab3dEf9_.js',
      '/assets/tiny-Abcd1234.js',
      '/assets/photo.webp',
      '/assets/nothing.js',
    ];
    for (const path of paths) {
      for (const encoding of asked.filter(isAnswered)) {
        const response = await both({ host: 'm.example', path, headers: { 'accept-encoding': encoding } });
        if (encoding === 'gzip, deflate, br' && path === '/login')
          expect(response.headers['content-encoding']).toBe('br');
      }
      await both({ host: 'm.example', path, headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } });
    }
  });
  it('respond 304 to a browser that has the page already, by an ETag of its content', async () => {
    for (const path of ['/', '/login', '/assets/index-Ab3dEf9_.js', '/assets/photo.webp']) {
      for (const encoding of ['identity', 'gzip', 'br'].filter(isAnswered)) {
        const headers = { 'accept-encoding': encoding };
        const { etag } = (await both({ host: 'm.example', path, headers })).headers;
        for (const known of [`${etag}`, `W/${etag}`, `"x", ${etag}`, '*', '"x"']) {
          const response = await both({
            host: 'm.example',
            path,
            headers: { ...headers, 'if-none-match': known },
          });
          expect(response.status).toBe(known === '"x"' ? 200 : 304);
        }
      }
      await both({ host: 'm.example', path, headers: { 'if-modified-since': new Date().toUTCString() } });
      await both({ host: 'm.example', path, headers: { range: 'bytes=0-9' } });
    }
  });
  it('send a part of a film to a browser that asks for it, as Safari does, and a whole file of any other kind', async () => {
    const part = async (path: string) =>
      (await both({ host: 'm.example', path, headers: { range: 'bytes=0-9' } })).status;
    expect(await part('/assets/film.webm')).toBe(206);
    expect(await part('/assets/photo.webp')).toBe(200);
  });
  it.each(ways)('serve nothing outside of what is published, by %s', async (path) => {
    const [node, nginx] = await Promise.all(
      [servers.node, servers.nginx].map((port) => ask(port, { host: 'm.example', path })),
    );
    if (nginx?.status !== 400) expect(nginx).toEqual(node);
    for (const response of [node, nginx]) expect(response?.body).not.toMatch(/root:|funnel\.publish/);
  });
  it.each(['/%', '/%zz', '/%00', '/..', '/..%2f'])(
    'serve the page of the host for %s (R-ERR 3), where nginx knows of no host yet and responds 400',
    async (path) => {
      const page = await ask(servers.node, { host: 'm.example', path: '/login' });
      const response = await ask(servers.node, { host: 'm.example', path });
      expect([page.body, (await ask(servers.node, { host: 'm.example', path: '/' })).body]).toContain(
        response.body,
      );
      expect(response.status).toBe(200);
      expect((await ask(servers.nginx, { host: 'm.example', path })).status).toBe(400);
    },
  );
  it('serve nothing for a backslash, which no browser sends', async () => {
    for (const port of [servers.node, servers.nginx]) {
      const response = await ask(port, { host: 'm.example', path: '/assets/..\\..\\manifest.json' });
      expect([400, 404]).toContain(response.status);
    }
  });
  it('respond alike to every method', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      for (const path of ['/', '/login', '/assets/photo.webp', '/assets/nothing.js', '/api/echo']) {
        await both({ host: 'm.example', path, method });
      }
    }
  });
  it('forward calls of the API: path, query, type and body, no cookies in either direction', async () => {
    const headers = { 'content-type': 'application/json', cookie: 'id=2' };
    const body = '{"phone":"13812345678"}';
    for (const path of ['/api', '/api/', '/api/user/login?a=1&b=%20', '/api/teapot']) {
      await both({ host: 'm.example', path });
      await both({ host: 'm.example', path, method: 'POST', headers, body });
    }
    const response = await both({ host: 'm.example', path: '/api/x?y=1', method: 'POST', headers, body });
    expect(JSON.parse(response.body)).toEqual({
      method: 'POST',
      url: '/product/x?y=1',
      type: 'application/json',
      body,
    });
  });
  it('log the path without the query', async () => {
    await ask(servers.nginx, { host: 'm.example', path: '/product?token=secret' });
    expect(servers.log()).toMatch(/ m\.example "GET \/product" 200 /);
    expect(servers.log()).not.toContain('secret');
  });
  it('compress a long response of the API', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const body = JSON.stringify({ text: 'x'.repeat(4000) });
    for (const port of [servers.node, servers.nginx]) {
      const response = await ask(port, { host: 'm.example', path: '/api/x', method: 'POST', headers, body });
      expect(response.headers).toMatchObject({ 'content-encoding': 'gzip' });
    }
  });
  it('respond 502 if the API is down', async () => {
    servers.stopApi();
    for (const port of [servers.node, servers.nginx]) {
      expect((await ask(port, { host: 'm.example', path: '/api/x' })).status).toBe(502);
    }
  });
  it('respond 413 to a call that is larger than any form', async () => {
    const question = { host: 'm.example', path: '/api/x', method: 'POST', body: 'x'.repeat(300 * 1024) };
    for (const port of [servers.node, servers.nginx]) expect((await ask(port, question)).status).toBe(413);
  });
});

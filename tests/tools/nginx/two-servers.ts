import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteConfig } from '../../../publish/nginx/nginx-config.ts';
import { completeRelease } from '../../../publish/releases/complete-release.ts';
import { type HostFiles, headersFileOf, readManifest } from '../../../publish/releases/manifest.ts';
import { readPageHeaders } from '../../../publish/releases/open-release.ts';
import { renderRelease } from '../../../publish/releases/render-release.ts';
import { findNginx } from '../../../tools/nginx/find-nginx.ts';
import { freePort, runNginx } from '../../../tools/nginx/run-nginx.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { writeStandInApp } from '../../publish/harness/stand-in-app.ts';
import { config, root } from '../../runtime/real-config.ts';

/** A product API that records the requests. */
async function startApi(): Promise<{ port: number; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    response.writeHead(url?.endsWith('/teapot') ? 418 : 200, {
      'content-type': 'application/json',
      'set-cookie': 'id=1',
    });
    response.end(
      JSON.stringify({ method, url, type: headers['content-type'], cookie: headers.cookie, body }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The published config; one page has HTML and headers of its own on two hosts, as prerendering makes them. */
async function publishInto(dir: string, app: string): Promise<void> {
  await renderRelease(config, app, dir, { sandbox: false, compression: 'fast' });
  const { hosts } = readManifest(dir);
  for (const host of ['default', 'm.example']) {
    const pages = hosts[host];
    if (!pages) throw new Error(`hosts.json has no ${host}`);
    const own = `hosts/${host}/own.html`;
    const html = readFileSync(join(dir, pages.fallback), 'utf8');
    writeFileSync(join(dir, own), html.replace('<body>', `<body><h1>${host}</h1>`));
    const headers = JSON.parse(readFileSync(join(dir, headersFileOf(pages.fallback)), 'utf8')) as object;
    const policy = { ...headers, 'content-security-policy': `default-src 'self'; report-uri "/${host}\\"` };
    writeFileSync(join(dir, headersFileOf(own)), JSON.stringify(policy));
    copyFileSync(join(dir, own), join(dir, `hosts/${host}/root.html`));
    copyFileSync(join(dir, headersFileOf(own)), join(dir, `hosts/${host}/root.headers.json`));
    pages.html['/own page'] = own;
    pages.html['/own'] = own;
    pages.html['/'] = `hosts/${host}/root.html`;
  }
  addLanguages(dir, hosts['v2.example']);
  writeFileSync(join(dir, 'assets/film.webm'), 'a film of thirty bytes and one');
  completeRelease(dir, { hosts, sandbox: false });
}

/** The languages of v2.example, the default first. */
export const languages = ['zh-CN', 'en', 'zh-HK'];

/** Gives a host an HTML of its own for each language, with headers of its own. */
function addLanguages(dir: string, host: HostFiles | undefined): void {
  if (!host) throw new Error('hosts.json has no v2.example');
  const { fallback, html } = host;
  const copy = (language: string) => (file: string) => {
    const made = file.replace(/([^/]+)$/, `${language}-$1`);
    writeFileSync(
      join(dir, made),
      readFileSync(join(dir, file), 'utf8').replace('<body>', `<body>${language}`),
    );
    const headers = readFileSync(join(dir, headersFileOf(file)), 'utf8');
    writeFileSync(
      join(dir, headersFileOf(made)),
      headers.replace('default-src', `img-src ${language}.example; default-src`),
    );
    return made;
  };
  const pagesIn = (language: string) => ({
    fallback: copy(language)(fallback),
    html: Object.fromEntries(Object.entries(html).map(([path, file]) => [path, copy(language)(file)])),
  });
  const others = languages.slice(1).map((language) => [language, pagesIn(language)]);
  host.inLanguages = { [languages[0] ?? '']: { fallback, html }, ...Object.fromEntries(others) };
}

/** Serves one published folder by tools/serve/serve.ts and by nginx, with one API behind both. */
export async function startTwoServers(): Promise<{
  node: number;
  nginx: number;
  dir: string;
  /** The content of nginx's access log. */
  log: () => string;
  stopApi: () => void;
  close: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-two-'));
  chmodSync(folder, 0o755);
  const [app, dir] = [join(folder, 'app'), join(folder, 'public')];
  writeStandInApp(app);
  await publishInto(dir, app);
  const api = await startApi();
  const address = `http://127.0.0.1:${api.port}/product`;
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: address, config: root };
  const node = await serve(dir, settings);
  const port = await freePort();
  const manifest = readManifest(dir);
  const site = siteConfig(manifest, (html) => readPageHeaders({ dir, manifest }, html), {
    root: dir,
    api: new URL(address),
    listen: [`127.0.0.1:${port}`],
    accessLog: join(folder, 'access.log'),
    brotli: findNginx()?.brotliModule !== null,
  });
  const nginx = await runNginx(site, port);
  return {
    node: node.port,
    nginx: port,
    dir,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stopApi: api.close,
    close: async () => {
      await nginx.stop();
      node.close();
      api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

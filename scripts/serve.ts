import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { own } from '../runtime/index.ts';
import { createApiRoutes } from './api-routes.ts';
import { hostOf } from './host-of.ts';
import { type Answer, listen } from './listen.ts';
import type { Manifest } from './manifest.ts';
import type { Settings } from './settings.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Files whose name changes with their content. */
const isHashed = (path: string): boolean => /[.-][A-Za-z0-9_-]{8,}\.(js|css|json)$/.test(path);

/** Answers from a folder of published files: those that exist, else the HTML of the host. */
export function createSiteAnswer(publicDir: string, hosts: readonly string[], settings: Settings): Answer {
  const api = createApiRoutes(settings);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(compress());
  app.all('*', async (context) => {
    const host = hostOf(context.req.header('host'), hosts);
    // R-ROUTE 1: a host that is not listed has the default list. The sandbox is closed to it, though: a page of
    // another origin could reach it through a DNS name of its own.
    const called = host === null ? refusal(context.req.path) : await api(context.req.raw, context.env);
    if (called) return called;
    const { pathname } = new URL(context.req.url);
    return fileOf(publicDir, pathname) ?? pageOf(publicDir, host ?? 'default', pathname);
  });
  return (request, env) => app.fetch(request, env);
}

function refusal(path: string): Response | null {
  const isCall = /^\/(api|sandbox)(\/|$)/.test(path);
  return isCall ? new Response('This host is not in hosts.json.\n', { status: 421 }) : null;
}

function fileOf(publicDir: string, path: string): Response | null {
  if (!path.startsWith('/assets/') && !path.startsWith('/config/')) return null;
  const file = normalize(join(publicDir, path));
  const missing = !file.startsWith(publicDir + sep) || path.includes('\0') || !existsSync(file);
  if (missing) return new Response('Not found\n', { status: 404 });
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const cache = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return new Response(readFileSync(file), { headers: { 'content-type': type, 'cache-control': cache } });
}

function pageOf(publicDir: string, host: string, path: string): Response {
  const manifest = JSON.parse(readFileSync(join(publicDir, 'manifest.json'), 'utf8')) as Manifest;
  const files = own(manifest.hosts, host);
  if (!files) throw new Error(`${host} was not published`);
  const file = own(files.html, path) ?? files.fallback;
  const headers = readFileSync(join(publicDir, file.replace(/html$/, 'headers.json')), 'utf8');
  return new Response(readFileSync(join(publicDir, file)), {
    headers: {
      ...(JSON.parse(headers) as Record<string, string>),
      'content-type': types.html as string,
      'cache-control': 'no-cache',
    },
  });
}

/** Serves what was published, with the sandbox or the real API beside it. */
export function serve(publicDir: string, hosts: readonly string[], settings: Settings) {
  return listen(createSiteAnswer(publicDir, hosts, settings), settings.port, settings.address);
}

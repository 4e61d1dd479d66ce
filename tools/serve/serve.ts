import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Settings } from '../../publish/environment/settings.ts';
import { hasHashedName } from '../../publish/files/hashed-names.ts';
import { cacheControl } from '../../publish/http/cache-control.ts';
import { wishesOf } from '../../publish/http/language-choice.ts';
import { createReleaseReader, htmlOf, type OpenRelease } from '../../publish/releases/open-release.ts';
import { robotsFile } from '../../publish/site-data/robots.ts';
import { webManifestFile, webManifestFileOf } from '../../publish/site-data/web-manifest.ts';
import { createApiRoutes } from './api-routes.ts';
import { hostOfRequest } from './host-of-request.ts';
import { textsIn } from './latest-files.ts';
import { listen, type RequestHandler } from './listen.ts';
import { decodeRequestPath } from './request-path.ts';
import { nosniff, plainTextResponse, staticFileResponse } from './static-file-response.ts';

/** Serves the published release: files that exist, else the HTML that the manifest names for host and path. */
export function createSiteHandler(publicDir: string, settings: Settings): RequestHandler {
  const api = createApiRoutes(settings, textsIn(settings.config));
  const openRelease = createReleaseReader(publicDir);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('/api/*', compress());
  app.use('/sandbox/*', compress());
  app.all('*', async (context) => {
    // R-ERR 3: a mangled address is an unknown path, and shows the host's page.
    // Without a server (byte budgets) the request's own address is used.
    const asked = (context.env as Partial<HttpBindings>).incoming?.url;
    const path = (asked === undefined ? null : decodeRequestPath(asked)) ?? new URL(context.req.url).pathname;
    const release = openRelease();
    const host = hostOfRequest(context.req.header('host'), Object.keys(release.manifest.hosts));
    // R-ROUTE 1: a host that is not listed has the default list. The sandbox is closed to it, though: a page of
    // another origin could reach it through a DNS name of its own.
    const called = host === null ? refusal(path) : await api(context.req.raw, context.env);
    if (called) return called;
    if (path === `/${webManifestFile}`)
      return assetOf(context.req.raw, release, webManifestFileOf(host ?? 'default'));
    return /^\/(assets|config)\//.test(path) || path === `/${robotsFile}`
      ? assetOf(context.req.raw, release, path)
      : pageOf(context.req.raw, release, host ?? 'default', path);
  });
  return (request, env) => app.fetch(request, env);
}

function refusal(path: string): Response | null {
  const isCall = /^\/(api|sandbox)(\/|$)/.test(path);
  return isCall ? plainTextResponse(421, 'This host is not in hosts.json.\n') : null;
}

function assetOf(request: Request, { dir }: OpenRelease, path: string): Response {
  const headers = {
    ...nosniff,
    'cache-control': hasHashedName(path) ? cacheControl.hashed : cacheControl.other,
  };
  return staticFileResponse(request, join(dir, path), headers) ?? plainTextResponse(404, 'Not found\n');
}

function pageOf(request: Request, release: OpenRelease, host: string, path: string): Response {
  const html = htmlOf(release, host, path, wishesOf(new URL(request.url), request.headers));
  const headers = { ...html.headers, 'cache-control': cacheControl.html };
  return (
    staticFileResponse(request, join(release.dir, html.file), headers) ??
    plainTextResponse(404, 'Not found\n')
  );
}

/** Serves the published release with the sandbox or the real API beside it. */
export function serve(publicDir: string, settings: Settings) {
  return listen(createSiteHandler(publicDir, settings), settings.port, settings.address);
}

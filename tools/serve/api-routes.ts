import type { HttpBindings } from '@hono/node-server';
import type { Settings } from '../../publish/environment/settings.ts';
import { maxBodyBytes } from '../../publish/http/body-limit.ts';
import { callHeaders } from '../../publish/http/call-headers.ts';
import { createSandbox, cutHeader } from '../../sandbox/index.ts';
import { type FileTexts, latestFiles } from './latest-files.ts';
import { plainTextResponse } from './static-file-response.ts';

/** Handles requests under /api and /sandbox; null for other paths. */
export type ApiRoutes = (request: Request, env: HttpBindings) => Promise<Response | null>;

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/**
 * The sandbox, or the real API when FUNNEL_API is set; then no sandbox is mounted.
 * @param texts - the files of the config that is served now
 */
export function createApiRoutes(settings: Pick<Settings, 'api' | 'data'>, texts: FileTexts): ApiRoutes {
  return settings.api === null ? sandboxRoutes(settings.data, texts) : upstreamRoutes(settings.api);
}

function sandboxRoutes(dataDir: string, texts: FileTexts): ApiRoutes {
  const sandbox = createSandbox({ dataDir, ...latestFiles(texts) });
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    if (!isUnder(pathname, '/api') && !isUnder(pathname, '/sandbox')) return null;
    const response = await sandbox.fetch(request);
    // Simulated fault "lost": the sandbox has committed; cut the connection before the response.
    if (response.headers.has(cutHeader)) env.outgoing.destroy();
    return response;
  };
}

/** As publish/nginx/api-locations.ts: no cookie, nothing that a browser adds. */
const forwardedHeaders = (headers: Headers): [string, string][] =>
  ['content-type', ...callHeaders].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });

const tooLarge = (): Response => plainTextResponse(413, 'The call is too large.\n');

function upstreamRoutes(api: string): ApiRoutes {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!isUnder(pathname, '/api')) return null;
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge();
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
    if (body && body.byteLength > maxBodyBytes) return tooLarge();
    const answer = await fetch(api + pathname.slice('/api'.length) + search, {
      method: request.method,
      headers: forwardedHeaders(request.headers),
      body,
      redirect: 'manual',
    }).catch(() => null);
    if (!answer) return plainTextResponse(502, 'The API does not answer.\n');
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    });
  };
}

import { Hono } from 'hono';
import { resultCodes } from '../../schemas/api/index.ts';
import type { EndpointsFile, FactsFile } from '../../schemas/index.ts';
import { errorResponse, toHttpResponse } from '../api/api-response.ts';
import { handleCall } from '../api/handle-call.ts';
import { pages } from '../pages/page-routes.ts';
import { openDatabase } from '../storage/database.ts';
import { readRunId, type SandboxEnv } from '../storage/sandbox-run.ts';
import { deleteOldUploads } from '../storage/uploads.ts';
import { networkRoutes } from '../third-parties/network-routes.ts';
import { jsonRoutes } from './json-routes.ts';
import { isSameOrigin } from './same-origin.ts';

/** The API of a config in one process: `/api/…` answers its endpoints, `/sandbox/…` shows their state and settings. */
export interface Sandbox {
  /** Handles any request; a response with the header `cutHeader` means: destroy the socket, send nothing. */
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/**
 * Opens the sandbox on `sandbox.sqlite` in `dataDir` (created if missing). `clock` returns epoch milliseconds.
 * @param facts - returns definitions/facts.json of the config that is served now; it says where channel info has what
 * @param endpoints - returns its definitions/endpoints.json; it says how each endpoint is called, and what the sandbox
 * answers for those that it does not implement
 */
export function createSandbox({
  dataDir,
  facts,
  endpoints,
  clock = Date.now,
}: {
  dataDir: string;
  facts: () => FactsFile;
  endpoints: () => EndpointsFile;
  clock?: () => number;
}): Sandbox {
  const db = openDatabase(dataDir);
  const app = new Hono<SandboxEnv>({ strict: false });
  // Without a visitor, too.
  const hourly = setInterval(() => deleteOldUploads(db, clock()), 60 * 60 * 1000).unref();

  app.use(async (context, next) => {
    const id = readRunId(context.req.raw);
    if (!id)
      return toHttpResponse(
        errorResponse(resultCodes.malformed, 'Cookie sandbox_run 只能是 1 到 64 个字母、数字、- 或 _'),
      );
    const now = clock();
    deleteOldUploads(db, now);
    context.set('run', { id, db, now, facts: facts(), endpoints: endpoints() });
    return next();
  });
  app.use('/sandbox/*', async (context, next) => {
    const reads = ['GET', 'HEAD'].includes(context.req.method);
    if (!reads && !isSameOrigin(context.req.raw)) {
      return context.json({ error: 'writes from another origin are refused', pointer: '' }, 403);
    }
    await next();
    for (const [name, value] of pageHeaders) context.header(name, value);
    return undefined;
  });

  app.all('/api/*', (context) => handleCall(context.req.raw, context.var.run));
  app.route('/sandbox', jsonRoutes);
  app.route('/sandbox', networkRoutes);
  app.route('/sandbox', pages);
  app.notFound(() => toHttpResponse(errorResponse(resultCodes.unknownPath, '没有这个地址')));
  app.onError((error) => {
    console.error('sandbox:', error);
    return toHttpResponse(errorResponse(resultCodes.serverError, '沙盒内部错误'));
  });

  const close = () => {
    clearInterval(hourly);
    db.close();
  };
  return { fetch: async (request) => app.fetch(request), close };
}

const pageHeaders = new Map([
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  [
    'content-security-policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ],
]);

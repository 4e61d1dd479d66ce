import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import {
  closeServer,
  createGuardedServer,
  type DraftRevision,
  listenLocally,
  type PreviewSites,
  type PreviewStatus,
  WorkerThread,
} from '../../console/index.ts';
import { listFiles } from '../../publish/files/list-files.ts';
import { createApiRoutes } from '../serve/api-routes.ts';
import { decodeRequestPath } from '../serve/request-path.ts';
import { nosniff, plainTextResponse, staticFileResponse } from '../serve/static-file-response.ts';
import { locationReportScript } from './location-report-script.ts';
import { refusePreviewRequest } from './request-guard.ts';
import { visitorEmulationScript } from './visitor-emulation-script.ts';
import type { PreviewHtml, Revision, WorkerRequest, WorkerResponse } from './worker-messages.ts';

export interface PreviewServers extends PreviewSites {
  /** The origins that may frame the previews; known once the console listens. */
  allowFrames(origins: readonly string[]): void;
  close(): Promise<void>;
}

export interface PreviewPaths {
  configDir: string;
  /** Folder of the sandbox's database. */
  stateDir: string;
  /** The built app. */
  appDir: string;
}

/**
 * Serves two sites of the built app, one with the config on the disk and one with the draft, and one sandbox for both.
 */
export async function servePreviews({ configDir, stateDir, appDir }: PreviewPaths): Promise<PreviewServers> {
  const worker = new WorkerThread(new URL('./preview-worker.ts', import.meta.url));
  const ask = (question: WorkerRequest) => worker.ask(question) as Promise<WorkerResponse>;
  const api = createApiRoutes({ api: null, data: join(stateDir, 'sandbox') });
  const built = new Set(listFiles(join(appDir, 'assets')));
  const status: PreviewStatus = {
    disk: 0,
    draft: 0,
    version: null,
    diskVersion: null,
    state: 'building',
    message: null,
  };
  let frames: readonly string[] = [];
  let pictures: () => ReadonlyMap<string, string> = () => new Map();
  let report: (now: PreviewStatus) => void = () => {};

  async function answer(of: Revision, request: Request, env: HttpBindings): Promise<Response> {
    const path = decodeRequestPath(env.incoming.url ?? '') ?? '/';
    if (/^\/(api|sandbox)\//.test(path))
      return (await api(request, env)) ?? plainTextResponse(404, 'Not found\n');
    if (path === '/preview/report-place.js')
      return fresh(visitorEmulationScript + locationReportScript, 'text/javascript; charset=utf-8');
    const asset = /^\/assets\/(.+)$/.exec(path)?.[1];
    if (asset !== undefined) return assetOf(of, request, asset);
    const isFile = path.startsWith('/config/');
    const found = await ask(
      isFile ? { ask: 'file', of, path } : { ask: 'html', of, host: request.headers.get('host') ?? '', path },
    );
    if (found === null) return plainTextResponse(isFile ? 404 : 503, 'There is nothing to show\n');
    if (typeof found === 'string') return fresh(found, 'application/json; charset=utf-8');
    return framed(found as PreviewHtml, frames);
  }

  function assetOf(of: Revision, request: Request, asset: string): Response {
    const staged = of === 'draft' ? pictures().get(`/assets/${asset}`) : undefined;
    const own = staged ?? join(configDir, 'public/assets', asset);
    const file = built.has(asset) ? join(appDir, 'assets', asset) : own;
    const headers = {
      ...nosniff,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    };
    return (
      (existsSync(file) && staticFileResponse(request, file, headers)) ||
      plainTextResponse(404, 'Not found\n')
    );
  }

  const site = async (of: Revision) => {
    const at = { port: 0 };
    const listener = getRequestListener((request, env) => answer(of, request, env as HttpBindings));
    const server = createGuardedServer(
      ({ method = '', url = '', rawHeaders }) => refusePreviewRequest({ method, url, rawHeaders }, at.port),
      (request, response) => void listener(request, response),
      () => ({ ...nosniff }),
    );
    at.port = await listenLocally(server, 0);
    return { server, port: at.port };
  };
  const [disk, draft] = await Promise.all([site('disk'), site('draft')]);
  status.disk = disk.port;
  status.draft = draft.port;

  let waiting: DraftRevision | null = null;
  let isShowing = false;
  async function showNewest(): Promise<void> {
    isShowing = true;
    while (waiting) {
      const side: DraftRevision = waiting;
      waiting = null;
      report(Object.assign(status, { state: 'building' }));
      const done = await ask({ ask: 'show', appDir, ...side }).then(
        (is) =>
          ({
            state: 'ready',
            message: null,
            diskVersion: side.disk,
            ...(is && { version: side.version }),
          }) as const,
        ({ message }: Error) => ({ state: 'failed', message }) as const,
      );
      report(Object.assign(status, done));
    }
    isShowing = false;
  }

  return {
    status,
    show: (side) => {
      waiting = side;
      if (!isShowing) void showNewest();
    },
    sandbox: async (path, init) => {
      const nobody = { outgoing: { destroy: () => {} } } as unknown as HttpBindings;
      const found = await api(new Request(`http://localhost${path}`, init), nobody);
      return found ?? plainTextResponse(404, 'Not found\n');
    },
    onChange: (to) => {
      report = to;
    },
    setPictureSource: (from) => {
      pictures = from;
    },
    allowFrames: (origins) => {
      frames = origins;
    },
    close: async () => {
      await Promise.all([closeServer(disk.server), closeServer(draft.server), worker.close()]);
    },
  };
}

const fresh = (text: string, type: string): Response =>
  new Response(text, { headers: { ...nosniff, 'content-type': type, 'cache-control': 'no-store' } });

/** The published policy, except that the console may frame the page. */
function framed({ text, policy }: PreviewHtml, frames: readonly string[]): Response {
  const answer = fresh(text, 'text/html; charset=utf-8');
  const by = frames.length === 0 ? "'none'" : frames.join(' ');
  answer.headers.set(
    'content-security-policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${by}`),
  );
  answer.headers.set('referrer-policy', 'strict-origin');
  answer.headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), usb=()');
  return answer;
}

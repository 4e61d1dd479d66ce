import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import {
  closeServer,
  createGuardedServer,
  listenLocally,
  type PreviewSites,
  type PreviewStatus,
  WorkerThread,
} from '../../console/index.ts';
import { contentTypeOf } from '../../publish/http/content-types.ts';
import { configFiles, type EndpointsFile } from '../../schemas/index.ts';
import { createApiRoutes } from '../serve/api-routes.ts';
import { latestFiles, textsIn } from '../serve/latest-files.ts';
import { decodeRequestPath } from '../serve/request-path.ts';
import { nosniff, plainTextResponse } from '../serve/static-file-response.ts';
import { createDraftQueue } from './draft-queue.ts';
import { locationReportScript } from './location-report-script.ts';
import { createAssetResponses, framedResponse, freshResponse } from './preview-responses.ts';
import { refusePreviewRequest } from './request-guard.ts';
import { textEditingScript } from './text-editing-script.ts';
import { visitorEmulationScript } from './visitor-emulation-script.ts';
import type { Revision, WorkerRequest, WorkerResponse } from './worker-messages.ts';

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

type Answer = (of: Revision, request: Request, env: HttpBindings) => Promise<Response>;

/** Serves the previews of one revision on a free port. */
async function serveSite(of: Revision, answer: Answer, endpoints: () => EndpointsFile) {
  const at = { port: 0 };
  const listener = getRequestListener((request, env) => answer(of, request, env as HttpBindings));
  const server = createGuardedServer(
    ({ method = '', url = '', rawHeaders }) =>
      refusePreviewRequest({ method, url, rawHeaders }, at.port, endpoints()),
    (request, response) => void listener(request, response),
    () => ({ ...nosniff }),
  );
  at.port = await listenLocally(server, 0);
  return { server, port: at.port };
}

/**
 * Serves three sites of the built app, with the config on the disk, with the draft and with a review, and one sandbox for
 * all.
 */
export async function servePreviews({ configDir, stateDir, appDir }: PreviewPaths): Promise<PreviewServers> {
  const worker = new WorkerThread(new URL('./preview-worker.ts', import.meta.url));
  const ask = (question: WorkerRequest) => worker.ask(question) as Promise<WorkerResponse>;
  const onDisk = textsIn(configDir);
  // The console sets the answers of the sandbox by the facts of the draft, whose endpoints its pages call.
  let overlay: ReadonlyMap<string, string> = new Map();
  const textOf = (name: 'facts' | 'endpoints') => () => overlay.get(configFiles[name].path) ?? onDisk[name]();
  const texts = { facts: textOf('facts'), endpoints: textOf('endpoints') };
  const api = createApiRoutes({ api: null, data: join(stateDir, 'sandbox') }, texts);
  const { endpoints } = latestFiles(texts);
  const assetResponse = createAssetResponses({ appDir, configDir });
  let frames: readonly string[] = [];
  let pictures: () => ReadonlyMap<string, string> = () => new Map();
  let report: (now: PreviewStatus) => void = () => {};

  const answer: Answer = async (of, request, env) => {
    const path = decodeRequestPath(env.incoming.url ?? '') ?? '/';
    if (/^\/(api|sandbox)\//.test(path))
      return (await api(request, env)) ?? plainTextResponse(404, 'Not found\n');
    if (path === '/preview/report-place.js')
      return freshResponse(
        visitorEmulationScript + locationReportScript + textEditingScript,
        'text/javascript; charset=utf-8',
      );
    const asset = /^\/assets\/(.+)$/.exec(path)?.[1];
    if (asset !== undefined) return assetResponse(request, asset, of === 'disk' ? null : pictures());
    const isFile = path.startsWith('/config/');
    const host = request.headers.get('host') ?? '';
    const language = new URL(request.url).searchParams.get('lang') ?? '';
    const found = await ask(isFile ? { ask: 'file', of, path } : { ask: 'html', of, host, path, language });
    if (found === null) return plainTextResponse(isFile ? 404 : 503, 'There is nothing to show\n');
    if (typeof found === 'string') return freshResponse(found, contentTypeOf(path));
    return framedResponse(found, frames);
  };

  const [disk, draft, review] = await Promise.all([
    serveSite('disk', answer, endpoints),
    serveSite('draft', answer, endpoints),
    serveSite('review', answer, endpoints),
  ]);
  const status: PreviewStatus = {
    disk: disk.port,
    draft: draft.port,
    review: review.port,
    version: null,
    diskVersion: null,
    state: 'building',
    message: null,
  };
  const showLater = createDraftQueue(
    (revision) => ask({ ask: 'show', of: 'draft', appDir, ...revision }),
    (change) => report(Object.assign(status, change)),
  );

  return {
    status,
    show: (revision) => {
      overlay = revision.overlay;
      showLater(revision);
    },
    showReview: async (revision) =>
      (await ask({ ask: 'show', of: 'review', appDir, ...revision })) === 'shown',
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
      const servers = [disk, draft, review].map(({ server }) => closeServer(server));
      await Promise.all([...servers, worker.close()]);
    },
  };
}

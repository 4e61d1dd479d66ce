import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { createSandbox, cutHeader } from '../../sandbox/index.ts';
import { latestFiles, textsIn } from '../../tools/serve/latest-files.ts';
import { listen } from '../../tools/serve/listen.ts';
import { createSiteHandler } from '../../tools/serve/serve.ts';
import { cachedSite } from '../harness/cached-build.ts';

/** The built site, with a sandbox in which time can be advanced for one visitor. */
export interface MatrixSite {
  port: number;
  /** The server's clock is so much ahead for the sandbox run of this id. */
  advance(run: string, ms: number): void;
  /** Stops the server; its ledgers stay. The returned function starts it again at the same port. */
  stop(): Promise<() => Promise<void>>;
  close(): void;
}

const runOf = (request: Request): string =>
  /sandbox_run=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';

export async function startMatrixSite(): Promise<MatrixSite> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-faults-'));
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: root };
  const site = createSiteHandler(await cachedSite(), { ...settings, data: join(folder, 'unused') });
  const ahead = new Map<string, number>();
  const ofRequest = new AsyncLocalStorage<number>();
  const open = async (port: number) => {
    const sandbox = createSandbox({
      dataDir: settings.data,
      ...latestFiles(textsIn(root)),
      clock: () => Date.now() + (ofRequest.getStore() ?? 0),
    });
    let isOpen = true;
    const server = await listen(
      async (request, env) => {
        // A connection from before the stop.
        if (!isOpen) env.outgoing.destroy();
        if (!isOpen) return new Response(null, { status: 503 });
        if (!/^\/(api|sandbox)\//.test(new URL(request.url).pathname)) return site(request, env);
        const response = await ofRequest.run(ahead.get(runOf(request)) ?? 0, () => sandbox.fetch(request));
        if (response.headers.has(cutHeader)) env.outgoing.destroy();
        return response;
      },
      port,
      '127.0.0.1',
    );
    return {
      port: server.port,
      close: () => {
        isOpen = false;
        server.close();
        sandbox.close();
      },
    };
  };
  let server = await open(0);
  const { port } = server;
  return {
    port,
    advance: (run, ms) => void ahead.set(run, (ahead.get(run) ?? 0) + ms),
    stop: async () => {
      server.close();
      return async () => {
        server = await open(port);
      };
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

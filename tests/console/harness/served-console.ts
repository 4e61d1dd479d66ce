import { parseSharedLists } from '../../../console/api/shared-lists.ts';
import { OpsConsole, type PreviewSites, serveConsole } from '../../../console/index.ts';
import { sharedThread } from '../../harness/shared-threads.ts';
import { withConfig } from './small-config.ts';

export interface Client {
  dir: string;
  stateDir: string;
  port: number;
  token: string;
  console: OpsConsole;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  /** Status and response of a call that may be refused. */
  ask(path: string, body?: unknown): Promise<{ status: number; answer: Record<string, unknown> }>;
}

/** A console over a copy of the small config, with a client that calls it as its page does. */
export function withConsole<T>(
  use: (client: Client) => Promise<T>,
  { prepare, preview = null }: { prepare?: (dir: string) => void; preview?: PreviewSites | null } = {},
): Promise<T> {
  return withConfig(async (dir, stateDir) => {
    prepare?.(dir);
    const console = new OpsConsole({ dir, stateDir, preview, startThread: sharedThread });
    const page = (path: string) => (path === '/' ? new Response('<!doctype html>') : null);
    const served = await serveConsole(console, 0, page);
    const origin = `http://127.0.0.1:${served.port}`;
    const headers = { 'x-funnel-token': served.token, origin, 'content-type': 'application/json' };
    const fetched = async (path: string, body: unknown, isPost: boolean) => {
      const own = isPost ? { method: 'POST', body: JSON.stringify(body ?? {}) } : {};
      const response = await fetch(origin + path, { ...own, headers });
      return {
        status: response.status,
        answer: parseSharedLists(await response.text()) as Record<string, unknown>,
      };
    };
    const sound = async <A>(path: string, body: unknown, isPost: boolean): Promise<A> => {
      const { status, answer } = await fetched(path, body, isPost);
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
      return answer as A;
    };
    try {
      return await use({
        dir,
        stateDir,
        port: served.port,
        token: served.token,
        console,
        get: (path) => sound(path, null, false),
        post: (path, body) => sound(path, body, true),
        ask: (path, body) => fetched(path, body, true),
      });
    } finally {
      await served.close();
      await console.close();
    }
  });
}

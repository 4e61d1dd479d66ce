import { randomBytes } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { closeServer, createGuardedServer, listenLocally } from '../guard/guarded-server.ts';
import { checkRequest } from '../guard/request-guard.ts';
import { securityHeaders } from '../guard/security-headers.ts';
import type { OpsConsole } from './ops-console.ts';
import { callMethods, createRoutes } from './routes.ts';

export interface ServedConsole {
  port: number;
  /** Passed once in the fragment of the address, then in the header `x-funnel-token` of every call. */
  token: string;
  close(): Promise<void>;
}

/**
 * Serves the console on the loopback interface.
 * @param page - serves paths that are not calls: the console's own files, from a closed set
 */
export async function serveConsole(
  console: OpsConsole,
  port: number,
  page: (path: string) => Response | null,
): Promise<ServedConsole> {
  const token = randomBytes(32).toString('base64url');
  const routes = createRoutes(console);
  const { disk, draft, review } = console.preview?.status ?? {};
  const headers = securityHeaders([disk, draft, review].filter((one) => one !== undefined));
  const expected = { port, token, calls: callMethods };
  const listener = getRequestListener(async (request) => {
    const path = new URL(request.url).pathname;
    const found = path.startsWith('/api/') ? await routes.fetch(request) : page(path);
    const answer = found ?? new Response('not found\n', { status: 404 });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  });
  const server = createGuardedServer(
    ({ method = '', url = '', rawHeaders }) => checkRequest({ method, url, rawHeaders }, expected),
    (request, response) => void listener(request, response),
    () => headers,
  );
  // Port 0 takes a free one; the expected Host is known only after that.
  expected.port = await listenLocally(server, port);
  return { port: expected.port, token, close: () => closeServer(server) };
}

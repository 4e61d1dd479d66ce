import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/** Limits of connections that hold the server: slow headers, slow bodies, pipelines without an end. */
const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** How often the limits above are checked; by default a connection may exceed them by half a minute. */
  connectionsCheckingInterval: 1000,
  /** A connection is closed after so many requests; a browser opens another one. */
  maxRequestsPerSocket: 1000,
};

export type RequestHandler = (request: Request, env: HttpBindings) => Promise<Response> | Response;

/**
 * Listens and returns the bound port.
 * @throws Error with the way out when the port is in use
 */
export function listen(
  answer: RequestHandler,
  port: number,
  address: string,
  limits = connectionLimits,
): Promise<{ port: number; close: () => void }> {
  const { maxRequestsPerSocket, ...serverOptions } = limits;
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, env as HttpBindings),
    serverOptions,
  }) as Server;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`port ${port} is taken; choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, address, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() });
    });
  });
}

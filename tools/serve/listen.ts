import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type ConnectionLimits, connectionLimits } from '../../publish/http/connection-limits.ts';

export type RequestHandler = (request: Request, env: HttpBindings) => Promise<Response> | Response;

/**
 * Listens and returns the bound port.
 * @throws Error with the way out when the port is in use
 */
export function listen(
  answer: RequestHandler,
  port: number,
  address: string,
  limits: ConnectionLimits = connectionLimits,
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

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GuardRefusal } from './request-guard.ts';

/** Limit of all headers of a request together, in bytes. */
const mostHeaderBytes = 8 * 1024;

/**
 * A server that closes the connection of every refused request: nothing that follows on it is read, so a request
 * smuggled inside a request is never parsed.
 * @param refusal - called with the headers, before any of the body is read
 */
export function createGuardedServer(
  refusal: (request: IncomingMessage) => GuardRefusal | null,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  headers: () => Record<string, string>,
): Server {
  // Pipelined data behind a refused request is already parsed when the refusal is sent: it is refused as well.
  const closed = new WeakSet<Duplex>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (closed.has(request.socket)) return;
    const refused = refusal(request);
    if (!refused) {
      answer(request, response);
      return;
    }
    closed.add(request.socket);
    response.writeHead(refused.status, {
      ...headers(),
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
    });
    response.end(`refused: ${refused.why}\n`, () => request.socket.destroySoon());
  };
  const server = createServer(
    {
      maxHeaderSize: mostHeaderBytes,
      insecureHTTPParser: false,
      requireHostHeader: true,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // By default a connection may exceed these by half a minute.
      connectionsCheckingInterval: 1000,
    },
    handle,
  );
  server.maxRequestsPerSocket = 1000;
  // Without these handlers Node would send 100 Continue before the guard has run.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  const close = (_request: IncomingMessage, socket: Duplex) => {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };
  server.on('upgrade', close);
  server.on('connect', close);
  return server;
}

/** Listens on the loopback interface and nowhere else. @throws the error of `listen` */
export function listenLocally(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Closes a server and its connections: an event stream would never end by itself. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GuardRefusal } from './request-guard.ts';

/** Bytes of all headers of a request together. */
const mostHeaderBytes = 8 * 1024;

/**
 * A server that answers only what is not refused, and closes the connection of what is: nothing that follows on it is
 * read, so that a request inside of a request is none.
 * @param refusal - asked with what came, before any of the body is read
 */
export function createGuardedServer(
  refusal: (request: IncomingMessage) => GuardRefusal | null,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  headers: () => Record<string, string>,
): Server {
  // What was sent behind a refused request is parsed already when that is answered: it counts as refused as well.
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
    },
    handle,
  );
  // Without these Node would say 100 before anybody has asked who it is.
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

/** Ends a server with the connections that it has: one that streams events would never end by itself. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

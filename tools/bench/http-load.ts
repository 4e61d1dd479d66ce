import { once } from 'node:events';
import { connect } from 'node:net';

export interface LoadResult {
  port: number;
  path: string;
  /** Accept-Encoding. */
  encoding: string;
  /** Keep-alive connections; each sends its next request when its response is complete. */
  connections: number;
  milliseconds: number;
}

/**
 * Requests one address repeatedly. Only the first response is parsed: all have the same length, so counting bytes is
 * enough and the client does not become the bottleneck.
 * @throws Error where the first answer is not 200
 */
export async function runHttpLoad({ port, path, encoding, connections, milliseconds }: LoadResult) {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nUser-Agent: funnel-bench\r\n\r\n`,
  );
  const length = await answerLength(port, request);
  let requests = 0;
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let missing = length;
      socket.on('data', (bytes) => {
        missing -= bytes.length;
        if (missing > 0) return;
        requests += 1;
        missing += length;
        if (performance.now() < until) socket.write(request);
        else socket.destroy();
      });
      socket.write(request);
      await once(socket, 'close');
    }),
  );
  return { requests, seconds: (performance.now() - began) / 1000 };
}

/** Bytes of a whole response, head and body. */
async function answerLength(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let text = '';
  for await (const bytes of socket.setEncoding('latin1')) {
    text += bytes;
    const head = text.indexOf('\r\n\r\n') + 4;
    if (head < 4) continue;
    if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`not 200: ${text.slice(0, head)}`);
    const body = Number(/^content-length: (\d+)/im.exec(text.slice(0, head))?.[1]);
    if (!Number.isInteger(body)) throw new Error(`no length: ${text.slice(0, head)}`);
    if (text.length >= head + body) return head + body;
  }
  throw new Error('the server ended the connection');
}

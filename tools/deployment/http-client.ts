import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A whole response; the body is decompressed. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface HttpRequest {
  host: string;
  path: string;
  encoding?: 'identity' | 'gzip' | 'br';
  /** A form that is sent by POST. */
  form?: Readonly<Record<string, string>>;
  /** Ends the connection so many milliseconds after the request was sent, whatever has arrived by then. */
  abortAfterMs?: number;
  /** Over a connection of its own. */
  isFresh?: boolean;
}

const decompress = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

/**
 * A server may close an idle connection at any time, also while a request is on its way (RFC 9112, 9.3.1); every browser
 * then sends the request again over another connection.
 */
export class IdleConnectionClosed extends Error {}

/** Requests to one server over a number of keep-alive connections. */
export class HttpClient {
  readonly #port: number;
  readonly #agent: Agent;

  constructor(port: number, connections: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /**
   * @throws IdleConnectionClosed where the server closed the reused connection while the request was on its way
   * @throws Error where the connection fails or ends before the response is complete
   */
  async send({
    host,
    path,
    encoding = 'identity',
    form,
    abortAfterMs,
    isFresh,
  }: HttpRequest): Promise<HttpResponse> {
    const body = form && new URLSearchParams(form).toString();
    const { status, headers, bytes } = await new Promise<{
      status: number;
      headers: IncomingHttpHeaders;
      bytes: Buffer;
    }>((resolve, reject) => {
      const sent = request(
        {
          agent: isFresh ? false : this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host,
            'accept-encoding': encoding,
            ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
        reject(isClosed ? new IdleConnectionClosed(error.message) : error);
      });
      sent.end(body, () => {
        if (abortAfterMs !== undefined) setTimeout(() => sent.destroy(new Error('aborted')), abortAfterMs);
      });
    });
    const coding = headers['content-encoding'];
    const plain = coding === 'gzip' || coding === 'br' ? await decompress[coding](bytes) : bytes;
    return { status, headers, body: plain.toString('utf8') };
  }

  close(): void {
    this.#agent.destroy();
  }
}

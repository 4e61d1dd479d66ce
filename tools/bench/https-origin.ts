import { createHash } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';
import { sendInTcpSegments } from './tcp-segments.ts';

export type RequestHandler = (request: Request) => Promise<Response> | Response;

/** One response that a browser received from an origin. */
export interface ServedResponse {
  path: string;
  type: string;
  /** Length of the body as it was sent, bytes. */
  bytes: number;
}

export interface Origin {
  /** `https://localhost:PORT` */
  address: string;
  /** Responses served since the last call. */
  taken(): ServedResponse[];
  close(): void;
}

const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/;
const gzipped = new Map<string, Buffer>();

/** Gzip at level 9, cached per body, like a server with precompressed files. */
function gzipOnce(body: Buffer): Buffer {
  const key = createHash('sha1').update(body).digest('base64');
  const known = gzipped.get(key) ?? gzipSync(body, { level: 9 });
  gzipped.set(key, known);
  return known;
}

async function toRequest(asked: Http2ServerRequest, address: string): Promise<Request> {
  const headers = new Headers({ host: new URL(address).host });
  for (const [name, value] of Object.entries(asked.headers)) {
    if (!name.startsWith(':') && name !== 'accept-encoding' && typeof value === 'string')
      headers.set(name, value);
  }
  const parts: Uint8Array[] = [];
  for await (const part of asked) parts.push(part as Uint8Array);
  const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD';
  const body = hasBody ? { body: Buffer.concat(parts) } : {};
  return new Request(address + asked.url, { method: asked.method, headers, ...body });
}

/**
 * A separate origin for one build: HTTP/2 over TLS with gzip, on a free port of this machine.
 * @param whole - send each body in one piece instead of in TCP-sized segments
 */
export async function startOrigin(answer: RequestHandler, whole = false): Promise<Origin> {
  let taken: ServedResponse[] = [];
  const server = createSecureServer(createSelfSignedCertificate());
  const respond = async (asked: Http2ServerRequest, reply: Http2ServerResponse): Promise<void> => {
    const response = await answer(await toRequest(asked, address));
    const plain = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    const { 'content-type': type = '' } = headers;
    const squeeze = compressible.test(type) && plain.length > 0;
    const body = squeeze ? gzipOnce(plain) : plain;
    taken.push({ path: asked.url, type, bytes: body.length });
    reply.writeHead(response.status, { ...headers, ...(squeeze && { 'content-encoding': 'gzip' }) });
    if (whole) reply.end(body);
    else await sendInTcpSegments(reply, body);
  };
  server.on('request', (asked, reply) => {
    respond(asked, reply).catch((error: Error) => {
      process.stderr.write(`${asked.url}: ${error.stack}\n`);
      reply.stream?.close();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    taken: () => {
      const all = taken;
      taken = [];
      return all;
    },
    close: () => void server.close(),
  };
}

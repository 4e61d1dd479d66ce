import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Question {
  host: string;
  /** As in the request line: nothing is resolved or escaped. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The parts of a response that must be the same for both servers; null for a missing header. */
const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'etag',
  'vary',
  'last-modified',
  'location',
  'set-cookie',
  'content-security-policy',
  'link',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
] as const;

export interface ComparedResponse {
  status: number;
  /** SHA-256, or the text itself if it is short. */
  body: string;
  headers: Record<string, string | null>;
}

/** Sends a request to a server on this machine, and returns the parts of the response that are compared. */
export async function ask(
  port: number,
  { host, path, method = 'GET', headers, body }: Question,
): Promise<ComparedResponse> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    headers: { ...headers, host },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const text = bytes.length < 400 ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
  // Calls may be compressed on the way; whether a server marks a short response so is its own choice.
  const isCall = /^\/(api|sandbox)\b/.test(path);
  const names = compared.filter((name) => !isCall || name !== 'vary');
  const values = names.map((name) => [name, answer.headers[name]?.toString() ?? null]);
  return { status: answer.statusCode ?? 0, body: text, headers: Object.fromEntries(values) };
}

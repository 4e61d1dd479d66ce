import type { KyInstance } from 'ky';
import type { ApiResult } from './api-result.ts';

export interface ApiOptions {
  /** Address of the API, without a slash at the end: `/api`, or another origin. */
  base: string;
  /** Time limit of a call, milliseconds (R-CONST). */
  timeoutMs: number;
  /** Fields of every body (R-STATE 8). */
  commonFields: () => Record<string, string>;
  /** Called on a 401 or 403 (R-ERR 1), unless the call sets `ownUnauthorized`. @param onOpen - of the call */
  onUnauthorized: (onOpen: boolean | undefined) => void;
  /** Called where the chunk of the HTTP client cannot be loaded for a call: a deploy may have removed it (FLT-26). */
  onMissingChunk?: () => void;
}

export interface CallOptions {
  /** The caller handles a 401 or 403 itself. */
  ownUnauthorized?: boolean;
  /** The page makes the call when it opens, not when the visitor presses something. */
  onOpen?: boolean;
  signal?: AbortSignal;
}

/** As it was before an ad script could replace it (T6). */
const { parse } = JSON;

/** The product API: POST, form-encoded, common fields merged in (R-API). No other module knows ky's errors. */
export class ApiClient {
  private readonly options: ApiOptions;
  private client: Promise<KyInstance> | null = null;

  constructor(options: ApiOptions) {
    this.options = options;
  }

  /** Loads the HTTP client. Called ahead by code that expects a call soon. Rejects where the chunk cannot be loaded. */
  prepare(): Promise<KyInstance> {
    // The boot script may have executed it before the app started (renderer/inline-scripts/boot-script.ts).
    if (globalThis.funnelHttpClient) return Promise.resolve(globalThis.funnelHttpClient);
    this.client ??= import('./http-client.ts').then(
      ({ httpClient }) => httpClient,
      (error: unknown) => {
        // Let the next call try to load the chunk again.
        this.client = null;
        throw error;
      },
    );
    return this.client;
  }

  async call(path: string, payload: Record<string, string>, options: CallOptions = {}): Promise<ApiResult> {
    const body = new URLSearchParams({ ...this.options.commonFields(), ...payload });
    const until = performance.now() + this.options.timeoutMs;
    const left = () => Math.max(1, until - performance.now());
    try {
      const signal = options.signal ? { signal: options.signal } : {};
      const client = await withTimeout(this.prepare(), left()).catch((error: unknown) => {
        this.options.onMissingChunk?.();
        throw error;
      });
      const response = await client.post(this.options.base + path, { body, timeout: left(), ...signal });
      if (response.status === 401 || response.status === 403) {
        if (!options.ownUnauthorized) this.options.onUnauthorized(options.onOpen);
        return { kind: 'unanswered', reason: 'unauthorized', status: response.status };
      }
      if (!response.ok) return { kind: 'unanswered', reason: 'httpStatus', status: response.status };
      return await withTimeout(decodeEnvelope(response), left());
    } catch (error) {
      return { kind: 'unanswered', reason: reasonOf(error) };
    }
  }
}

/**
 * Status 200 alone is not success: a captive portal sends 200 with HTML, or a page that looks like a response. The type
 * must be JSON, and the body an envelope.
 */
async function decodeEnvelope(response: Response): Promise<ApiResult> {
  if (!/[/+]json\b/i.test(response.headers.get('content-type') ?? ''))
    return { kind: 'unanswered', reason: 'notJson' };
  let body: unknown;
  try {
    body = parse((await response.text()).replace(/^\uFEFF/, ''));
  } catch (error) {
    return { kind: 'unanswered', reason: error instanceof SyntaxError ? 'notJson' : 'network' };
  }
  if (typeof body !== 'object' || body === null) return { kind: 'unanswered', reason: 'badShape' };
  const { code, msg, data } = body as Record<string, unknown>;
  const number = typeof code === 'string' && /^\d{1,6}$/.test(code) ? Number(code) : code;
  if (typeof number !== 'number') return { kind: 'unanswered', reason: 'badShape' };
  return { kind: 'answered', code: number, message: typeof msg === 'string' ? msg : '', data };
}

/** ky's timeout ends with the headers; this one also covers a body that stalls and a client chunk that does not load. */
function withTimeout<T>(result: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), ms);
    void result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function reasonOf(error: unknown): 'timeout' | 'aborted' | 'network' {
  if (!(error instanceof Error)) return 'network';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.name === 'AbortError' ? 'aborted' : 'network';
}

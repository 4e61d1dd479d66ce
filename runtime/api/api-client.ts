import type { SiteEndpoint } from '../site/site.ts';
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

/** What a call needs of the module that makes it: http-client.ts, or contract-client.ts. */
export interface Client {
  post(url: string, options: PostOptions): Promise<Response>;
}
export interface PostOptions {
  body: URLSearchParams;
  /** Milliseconds. */
  timeout: number;
  /** ky ignores it. */
  context: NonNullable<CalledEndpoint>;
  signal: AbortSignal | undefined;
}

/** As it was before an ad script could replace it (T6). */
const { parse } = JSON;

/** An endpoint as it is called; undefined for one that the config does not declare. */
export type CalledEndpoint = Pick<SiteEndpoint, 'path' | 'contract'> | undefined;

/**
 * The product API: POST, form-encoded, common fields merged in (R-API); contract-client.ts makes of it what a contract says.
 * No other module knows ky's errors.
 */
export interface ApiClient {
  /** Loads the HTTP client. Called ahead by code that expects a call soon. Rejects where the chunk cannot be loaded. */
  prepare(): Promise<Client>;
  /** An endpoint that is not declared is not called: what the server knows is missing, as if it had not answered. */
  call(endpoint: CalledEndpoint, payload: Record<string, string>, options?: CallOptions): Promise<ApiResult>;
}

/** A closure and no class: the landing page contains it, and only local names are shortened. */
export function createApiClient({
  base,
  timeoutMs,
  commonFields,
  onUnauthorized,
  onMissingChunk,
}: ApiOptions): ApiClient {
  let loading: Promise<Client> | null = null;

  function prepare(): Promise<Client> {
    // The boot script may have executed it before the app started (renderer/inline-scripts/boot-script.ts).
    if (globalThis.funnelHttpClient) return Promise.resolve(globalThis.funnelHttpClient);
    loading ??= import('./http-client.ts').catch((error: unknown) => {
      // Let the next call try to load the chunk again.
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    prepare,
    async call(endpoint, payload, { ownUnauthorized, onOpen, signal } = {}) {
      const body = new URLSearchParams({ ...commonFields(), ...payload });
      const until = performance.now() + timeoutMs;
      const left = () => Math.max(1, until - performance.now());
      try {
        // One that is not declared throws here: that ends like a server which cannot be reached, for no byte on the phone.
        const called = endpoint as NonNullable<CalledEndpoint>;
        const loaded: Promise<Client> = called.contract ? import('./contract-client.ts') : prepare();
        const client = await withTimeout(loaded, left()).catch((error: unknown) => {
          onMissingChunk?.();
          throw error;
        });
        const response = await client.post(base + called.path, {
          body,
          timeout: left(),
          context: called,
          signal,
        });
        const { status } = response;
        const isRefused = status === 401 || status === 403;
        if (isRefused && !ownUnauthorized) onUnauthorized(onOpen);
        if (!response.ok)
          return { kind: 'unanswered', reason: isRefused ? 'unauthorized' : 'httpStatus', status };
        return await withTimeout(decodeEnvelope(response), left());
      } catch (error) {
        return { kind: 'unanswered', reason: reasonOf(error) };
      }
    },
  };
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
  const { code, msg, data } = Object(body) as Record<string, unknown>;
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
  const { name } = Object(error) as { name?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'aborted' : 'network';
}

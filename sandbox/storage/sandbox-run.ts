import type { EndpointsFile, FactsFile } from '../../schemas/index.ts';
import type { Database } from './database.ts';

/**
 * One isolated sandbox: settings, users, inbox and ledgers of its own. Tests that run in parallel use one run each,
 * named by the cookie `sandbox_run=ID`; a request without the cookie belongs to the run `default`.
 */
export interface SandboxRun {
  id: string;
  db: Database;
  /** Epoch milliseconds; read once per request, so that all its rows have the same time. */
  now: number;
  /** definitions/facts.json of the config that is served. */
  facts: FactsFile;
  /** definitions/endpoints.json of the same config. */
  endpoints: EndpointsFile;
}

/** The id of the run, from the Cookie header; undefined if the id is not `[A-Za-z0-9_-]{1,64}`. */
export function readRunId(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const run = cookies.find((cookie) => cookie.startsWith('sandbox_run='))?.slice('sandbox_run='.length);
  if (run === undefined) return 'default';
  // An invalid id is refused instead of read as `default`: a test would silently share its rows with all others.
  return /^[A-Za-z0-9_-]{1,64}$/.test(run) ? run : undefined;
}

/** The variables of each Hono request. */
export interface SandboxEnv {
  Variables: { run: SandboxRun };
}

import type { Database } from './database.ts';

/**
 * One isolated sandbox: settings, users, inbox and ledgers of its own. Tests that run side by side take a
 * run each by the cookie `sandbox_run=ID`; without the cookie a request belongs to the run `default`.
 */
export interface SandboxRun {
  id: string;
  db: Database;
  /** Epoch milliseconds; one reading per request, so that a request happens at one moment. */
  now: number;
}

/** The id of the run, from the Cookie header; undefined when the id is not `[A-Za-z0-9_-]{1,64}`. */
export function readRunId(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const run = cookies.find((cookie) => cookie.startsWith('sandbox_run='))?.slice('sandbox_run='.length);
  if (run === undefined) return 'default';
  // A bad id is refused rather than read as `default`: a test would silently share its rows with all others.
  return /^[A-Za-z0-9_-]{1,64}$/.test(run) ? run : undefined;
}

/** What each request carries on its way through Hono. */
export interface SandboxEnv {
  Variables: { run: SandboxRun };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../publish/environment/settings.ts';
import { createSandbox, type Sandbox } from '../../../sandbox/index.ts';
import type { Envelope, LoginResponse } from '../../../schemas/api/index.ts';
import type { EndpointsFile, FactsFile } from '../../../schemas/index.ts';

const shippedFacts = JSON.parse(readFileSync(join(root, 'definitions/facts.json'), 'utf8')) as FactsFile;
const shippedEndpoints = JSON.parse(
  readFileSync(join(root, 'definitions/endpoints.json'), 'utf8'),
) as EndpointsFile;
const origin = 'http://sandbox.localhost';

/** 2026-11-21 10:00 in Shanghai. */
export const morning = Date.UTC(2026, 10, 21, 2);

/** A sandbox on a folder of its own, with a clock that tests set, driven as an HTTP client would. */
export function startSandbox(
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-')),
  facts: () => FactsFile = () => shippedFacts,
  endpoints: () => EndpointsFile = () => shippedEndpoints,
) {
  let now = morning;
  const sandbox: Sandbox = createSandbox({ dataDir, facts, endpoints, clock: () => now });

  const send = (method: string, path: string, init: RequestInit = {}, run?: string) => {
    const headers = new Headers(init.headers);
    if (run) headers.set('cookie', `theme=dark; sandbox_run=${run}`);
    return sandbox.fetch(new Request(`${origin}${path}`, { ...init, method, headers }));
  };
  const post = (path: string, fields: Record<string, string> = {}, run?: string) =>
    send('POST', `/api${path}`, { body: new URLSearchParams(fields) }, run);
  const call = async <Data = never>(path: string, fields: Record<string, string> = {}, run?: string) => {
    const response = await post(path, fields, run);
    return { status: response.status, ...((await response.json()) as Envelope<Data>) };
  };
  const json = async <Data>(path: string, run?: string) =>
    (await (await send('GET', `/sandbox/${path}`, {}, run)).json()) as Data;

  return {
    dataDir,
    send,
    post,
    call,
    json,
    code: async (phone: string, run?: string) =>
      (await json<{ code: string }[]>(`inbox.json?phone=${encodeURIComponent(phone)}`, run))[0]?.code ?? '',
    logIn: async (phone: string, run?: string) => {
      const { data } = await call<LoginResponse>(
        '/v1/user/loginh5',
        { token: `sandbox-onetap-${phone}` },
        run,
      );
      return { token: data.access_token, userId: data.userinfo.id };
    },
    set: (settings: unknown, run?: string) =>
      send('PUT', '/sandbox/settings.json', { body: JSON.stringify(settings) }, run),
    at: (time: number) => {
      now = time;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    close: () => sandbox.close(),
    end: () => {
      sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Client = ReturnType<typeof startSandbox>;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

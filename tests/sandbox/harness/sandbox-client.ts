import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../../sandbox/index.ts';
import type { Envelope, LoginResponse } from '../../../schemas/api/index.ts';

const origin = 'http://sandbox.localhost';

/** 2026-11-21 10:00 in Shanghai. */
export const morning = Date.UTC(2026, 10, 21, 2);

/** A sandbox on a folder of its own, with a clock that tests set, driven as an HTTP client would. */
export function startSandbox(dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))) {
  let now = morning;
  const sandbox: Sandbox = createSandbox({ dataDir, clock: () => now });

  const send = (method: string, path: string, init: RequestInit = {}, world?: string) => {
    const headers = new Headers(init.headers);
    if (world) headers.set('cookie', `theme=dark; sandbox_run=${world}`);
    return sandbox.fetch(new Request(`${origin}${path}`, { ...init, method, headers }));
  };
  const post = (path: string, fields: Record<string, string> = {}, world?: string) =>
    send('POST', `/api${path}`, { body: new URLSearchParams(fields) }, world);
  const call = async <Data = never>(path: string, fields: Record<string, string> = {}, world?: string) => {
    const response = await post(path, fields, world);
    return { status: response.status, ...((await response.json()) as Envelope<Data>) };
  };
  const json = async <Data>(path: string, world?: string) =>
    (await (await send('GET', `/sandbox/${path}`, {}, world)).json()) as Data;

  return {
    dataDir,
    send,
    post,
    call,
    json,
    code: async (phone: string, world?: string) =>
      (await json<{ code: string }[]>(`inbox.json?phone=${phone}`, world))[0]?.code ?? '',
    logIn: async (phone: string, world?: string) => {
      const { data } = await call<LoginResponse>(
        '/v1/user/loginh5',
        { token: `sandbox-onetap-${phone}` },
        world,
      );
      return { token: data.access_token, userId: data.userinfo.id };
    },
    set: (settings: unknown, world?: string) =>
      send('PUT', '/sandbox/settings.json', { body: JSON.stringify(settings) }, world),
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { KillMoment } from './kill-moment.ts';

const script = join(import.meta.dirname, 'serve-until-killed.ts');

/** A console in a process of its own; a call is null where the process ended before it answered. */
export interface Server {
  ask(path: string, body: object): Promise<Record<string, unknown> | null>;
  kill(): void;
  /** The signal that ended it. */
  ended: Promise<string | null>;
}

/** @returns a server whose calls have no answer where it ends before it listens */
export async function serve(dir: string, stateDir: string, moment: KillMoment | null): Promise<Server> {
  const child = spawn(process.execPath, [script, dir, stateDir, JSON.stringify(moment)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null);
  const [line = ''] = (await once(createInterface(child.stdout), 'line', {
    signal: AbortSignal.any([endOf(ended)]),
  }).catch(() => [])) as string[];
  const [port = '', token = ''] = line.split(' ');
  const origin = `http://127.0.0.1:${port}`;
  const headers = { 'x-funnel-token': token, origin, 'content-type': 'application/json' };
  return {
    ended,
    kill: () => child.kill('SIGKILL'),
    ask: async (path, body) => {
      if (port === '') return null;
      const response = await fetch(origin + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }).catch(() => null);
      return (await response?.json().catch(() => null)) ?? null;
    },
  };
}

function endOf(ended: Promise<unknown>): AbortSignal {
  const controller = new AbortController();
  void ended.then(() => controller.abort());
  return controller.signal;
}

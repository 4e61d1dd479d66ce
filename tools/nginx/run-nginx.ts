import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../publish/environment/settings.ts';
import { findNginx } from './find-nginx.ts';

export interface RunningNginx {
  /** Process id of the master. */
  pid: number;
  stop: () => Promise<void>;
}

/** A free port; another process may take it before nginx does. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs the nginx of this machine with docker/nginx.conf and the site's configuration in a temporary folder.
 * @param port - a port it listens on, polled until it answers
 * @throws Error with nginx's output when it does not start
 */
export async function runNginx(site: string, port: number): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('there is no nginx');
  const dir = mkdtempSync(join(tmpdir(), 'funnel-nginx-'));
  // nginx started by root answers as another user.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'tmp'));
  writeFileSync(join(dir, 'site.conf'), site);
  const main = readFileSync(join(root, 'docker/nginx.conf'), 'utf8')
    .replaceAll('/tmp/nginx', join(dir, 'tmp'))
    .replace(
      'include /etc/nginx/modules-enabled/*.conf;',
      nginx.brotliModule ? `load_module ${nginx.brotliModule};` : '',
    )
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('/etc/nginx/conf.d/*.conf', join(dir, 'site.conf'));
  writeFileSync(join(dir, 'nginx.conf'), main);
  const child = spawn(nginx.command, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries === 800) {
      await stop();
      throw new Error(`nginx does not start: ${output}`);
    }
    await wait(25);
  }
  return { pid: child.pid ?? 0, stop };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

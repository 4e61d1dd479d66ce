import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import type { RequestHandler } from './https-origin.ts';
import { answerLogin } from './static-site.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** @throws Error with the command's output */
function run(what: string, cwd: string, command: string, args: readonly string[]): void {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${what}: ${error ?? ''}\n${stdout}${stderr}`);
}

/** A peer's dependencies are installed in its own folder, again when its lock file changes. */
function install(folder: string): void {
  const stamp = join(folder, 'node_modules/.bench-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write(`Installing ${folder} (npm ci)\n`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm) run('npm ci', folder, process.execPath, [npm, ...args]);
  else run('npm ci', folder, 'npm', args);
  writeFileSync(stamp, wanted);
}

/**
 * A peer under tests/bench, installed and built.
 * @param outDir - output folder
 * @throws Error when installing or building fails
 */
export function peerSite(name: string, outDir: string): RequestHandler {
  const folder = join(root, 'tests/bench', name);
  install(folder);
  return builtSite(name, join(folder, 'node_modules'), outDir);
}

/**
 * The two pages written by hand with our app's packages, rendered in the browser.
 * @param outDir - output folder
 * @throws Error when building fails
 */
export const stackSite = (outDir: string): RequestHandler =>
  builtSite('stack', join(root, 'node_modules'), outDir);

function builtSite(name: string, modules: string, outDir: string): RequestHandler {
  const vite = join(modules, 'vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir'];
  run(`building ${name}`, join(root, 'tests/bench', name), process.execPath, args);
  return (request) => {
    const { pathname } = new URL(request.url);
    const login = answerLogin(request);
    if (login) return login;
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname);
    if (!file.startsWith(outDir) || !existsSync(file)) return new Response('Not found\n', { status: 404 });
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const cache = pathname === '/' ? 'no-cache' : 'public, max-age=31536000, immutable';
    return new Response(readFileSync(file), { headers: { 'content-type': type, 'cache-control': cache } });
  };
}

// Runs a TypeScript file on Node 24: `node tools/commands/bootstrap.mjs tools/commands/start.ts`. Installs the
// dependencies first when they are missing or older than the lock file, so that npm start and npm test work in a fresh
// clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { localNode, oldestNode, root } from '../../ops/cli/local-node.mjs';

const [script, ...args] = process.argv.slice(2);
const stamp = join(root, 'node_modules', '.funnel-installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && localNode() !== undefined;
}

function install() {
  process.stderr.write('Installing dependencies (npm ci)\n');
  const npm = process.env.npm_execpath;
  // --ignore-scripts: no dependency needs an install script.
  const ci = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const done = npm
    ? spawnSync(process.execPath, [npm, ...ci], options)
    : spawnSync('npm', ci, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    process.stderr.write('npm ci failed; its output is above. Is the npm registry reachable?\n');
    process.exit(3);
  }
  writeFileSync(stamp, wanted);
}

if (!isInstalled()) install();
const node = localNode();
if (!node) {
  process.stderr.write(
    `There is no Node ${oldestNode} for ${process.platform}-${process.arch} among the dependencies: install Node ${oldestNode} yourself.\n`,
  );
  process.exit(3);
}
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
// Compiled code is kept between runs, for worker threads too: loading the console takes 0.1 s instead of 0.3 s.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node-compile');
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm signals its shell, which may exit without signalling us: then stop the orphaned server.
const parent = process.ppid;
const orphaned = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
child.on('exit', (code, signal) => {
  clearInterval(orphaned);
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});

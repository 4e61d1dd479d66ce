#!/usr/bin/env node
// The command `funnel`. Plain JavaScript that runs on Node 18, because it finds the Node that runs the rest.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { currentBundle } from './cli/command-bundle.mjs';
import { localNode, oldestNode, root } from './cli/local-node.mjs';

function fail(text) {
  process.stderr.write(`funnel: ${text}\n`);
  process.exitCode = 3;
}

function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

/** Of an installed package all programs are bundles, and its dependencies lie where npm has put them. */
const packaged = join(root, 'dist/package/commands/bin.mjs');
const isSource = existsSync(join(root, 'ops/cli/bin.ts'));

const hasDependencies = () => {
  try {
    return createRequire(import.meta.url).resolve('commander') !== '';
  } catch {
    return false;
  }
};

const node = localNode();
if (node === undefined || !hasDependencies()) {
  fail(`要 Node ${oldestNode} 和依赖: 先运行 npm install | run npm install first`);
} else if (node === process.execPath) {
  if (process.versions.node.startsWith('24.')) {
    // Most commands end within two seconds: before that, V8's slowest compiler costs more processor time than it saves.
    setFlagsFromString('--invocation-count-for-turbofan=60000');
    // These make short-lived objects by the million: a heap that grows for them would be a third of the memory.
    if (['coverage', 'find'].some((command) => process.argv.includes(command)))
      setFlagsFromString('--semi-space-growth-factor=1');
  }
  // Compiled code is kept between runs; it halves the time to load.
  createRequire(import.meta.url)('node:module').enableCompileCache?.();
  const bundle = isSource ? await currentBundle(root) : packaged;
  await import(bundle ? pathToFileURL(bundle).href : './cli/bin.ts');
} else {
  runWith(node);
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';

/** A program of Node that judges something, and ends with 0 if that is sound. */
export interface Step {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  env?: Record<string, string>;
}

export const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);

const optionsOf = ({ env }: Step) => ({ cwd: root, env: { ...process.env, ...env } });

function printResult({ name }: Step, status: number | null, seconds: string): void {
  if (status !== 0) {
    process.stdout.write(`── failed: ${name}, after ${seconds} s\n`);
    process.exit(1);
  }
  process.stdout.write(`── ${name}: ${seconds} s\n`);
}

/**
 * Runs a step of vitest on this terminal. Ends the process if it fails. Where a worker crashed and nothing else failed, its
 * test file runs once more.
 */
export function runStep(step: Step): void {
  const began = performance.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'funnel-tests-'));
  const crashed = join(folder, 'crashed');
  const run = (files: readonly string[]) => {
    const { env, ...options } = optionsOf(step);
    const all = { ...options, env: { ...env, FUNNEL_CRASHED_FILES: crashed } };
    return spawnSync(process.execPath, [...step.args, ...files], { stdio: 'inherit', ...all }).status;
  };
  let status = run([]);
  if (status !== 0 && existsSync(crashed)) {
    const files = readFileSync(crashed, 'utf8').split('\n');
    process.stdout.write(`\n── a worker crashed, a fault of Node; once more: ${files.join(' ')}\n`);
    rmSync(crashed);
    status = run(files);
  }
  rmSync(folder, { recursive: true });
  printResult(step, status, secondsSince(began));
}

/**
 * Runs steps that use one core each at the same time, and prints them one after another, in the order given. Ends the
 * process, and the steps that still run, with the first that fails.
 */
export async function runTogether(steps: readonly Step[]): Promise<void> {
  const running = steps.map(start);
  const stop = () => {
    for (const { child } of running) child.kill();
  };
  process.on('exit', stop);
  for (const { step, ended } of running) {
    const { output, status, seconds } = await ended;
    process.stdout.write(`\n── ${step.name}\n${output}`);
    printResult(step, status, seconds);
  }
  process.off('exit', stop);
}

interface Ended {
  /** What both streams have printed. */
  output: string;
  status: number | null;
  seconds: string;
}

function start(step: Step): { step: Step; child: ChildProcess; ended: Promise<Ended> } {
  const began = performance.now();
  const child = spawn(process.execPath, step.args, { stdio: ['ignore', 'pipe', 'pipe'], ...optionsOf(step) });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(child, 'close').then(([status]) => ({
    output: Buffer.concat(chunks).toString(),
    status: status as number | null,
    seconds: secondsSince(began),
  }));
  return { step, child, ended };
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../publish/environment/settings.ts';

/** Time in seconds and peak resident memory of a whole process. */
export interface Usage {
  /** Of all processors together: less noisy than `elapsed` on a busy machine. */
  seconds: number;
  /** From its start to its end, as its user waits. */
  elapsed: number;
  megabytes: number;
}

/**
 * Runs `funnel ARGS` in a process of its own; of several runs, the one with the least processor time.
 * @param usageFile - is overwritten
 * @throws Error when the command fails
 */
export function usageOf(args: readonly string[], usageFile: string, runs = 1): Usage {
  const all = Array.from({ length: runs }, () => measured(args, usageFile));
  return all.reduce((one, other) => (other.seconds < one.seconds ? other : one));
}

function measured(args: readonly string[], usageFile: string): Usage {
  const report = pathToFileURL(join(root, 'tools/bench-scale/report-usage.mjs')).href;
  const command = ['--import', report, join(root, 'ops/funnel.mjs'), ...args];
  const env = { ...process.env, FUNNEL_USAGE: usageFile };
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const elapsed = (performance.now() - start) / 1000;
  if (status === null || status > 1)
    throw new Error(`funnel ${args.join(' ')}: exit code ${status}\n${stderr}`);
  return { ...JSON.parse(readFileSync(usageFile, 'utf8')), elapsed };
}

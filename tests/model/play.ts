import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Failure {
  /** The shortest sequence that fails. */
  steps: string;
  length: number;
  error: string;
  /** Random sequences that were played until one failed. */
  runs: number;
}
/** What run.ts prints. */
export interface RunReport {
  /** Random sequences that were played, with those of the shrinking. */
  runs: number;
  failures: Failure[];
  /** How often each step and each fault happened, and each rule had something to judge. */
  counts: Record<string, number>;
  cpuSeconds: number;
}
interface PlayOptions {
  runs: number;
  seed: number;
  /** The name of a planted bug. */
  bug?: string;
  /** Without the sequences that once failed. */
  isRandomOnly?: boolean;
}

/** Plays sequences in a process of its own, whose globals are a browser's. @throws if it breaks */
export function play({ runs, seed, bug, isRandomOnly }: PlayOptions): Promise<RunReport> {
  const planted = [...(bug === undefined ? [] : ['--bug', bug]), ...(isRandomOnly ? ['--random-only'] : [])];
  const args = [join(import.meta.dirname, 'run.ts'), '--runs', `${runs}`, '--seed', `${seed}`, ...planted];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (_, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as RunReport);
    });
  });
}

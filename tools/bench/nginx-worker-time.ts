import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** /proc reports processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time used by the workers of an nginx in milliseconds; NaN without /proc. */
export function nginxWorkerCpuMs(master: number): number {
  try {
    const workers = execFileSync('ps', ['--ppid', String(master), '-o', 'pid='], { encoding: 'utf8' });
    return workers
      .split('\n')
      .filter((pid) => pid.trim() !== '')
      .map((pid) => ticksOf(readFileSync(`/proc/${pid.trim()}/stat`, 'utf8')) * tickMs)
      .reduce((sum, one) => sum + one, 0);
  } catch {
    return Number.NaN;
  }
}

/** utime and stime: the 14th and 15th of proc(5), counted behind the name in brackets. */
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

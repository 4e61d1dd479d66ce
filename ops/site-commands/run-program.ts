import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Io } from '../terminal/io.ts';
import { fileOf, type Program } from './programs.ts';

/**
 * Runs a program until it ends or the command is told to, and returns its exit code. A process of its own reads its
 * settings from its environment, as under npm.
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  env: Io['env'],
  cwd: string,
): Promise<number> {
  const child = spawn(process.execPath, [fileOf(program), ...args], { stdio: 'inherit', cwd, env });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  // npm ends its shell, which may end without telling us: nobody could stop the server any more.
  const parent = process.ppid;
  const isOfNpm = env.npm_command !== undefined;
  const orphaned = setInterval(() => isOfNpm && process.ppid !== parent && child.kill(), 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const one of signals) process.off(one, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

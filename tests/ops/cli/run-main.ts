import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExitCode, type Io, main } from '../../../ops/index.ts';

export const configs = join(import.meta.dirname, '../../configs');
export const small = join(configs, 'ok/small');
/** The day on which the fixtures are checked: between those at which their `$allow`s end. */
export const today = '2026-11-21';

export interface Run {
  code: ExitCode;
  stdout: string;
  stderr: string;
}

/** Calls the command as a shell would, without a process. */
export async function run(args: readonly string[], more: Partial<Io> = {}): Promise<Run> {
  let stdout = '';
  let stderr = '';
  const io: Io = {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    stdin: async function* () {},
    cwd: small,
    env: {},
    isTTY: false,
    ...more,
  };
  const code = await main(args, io);
  return { code, stdout, stderr };
}

/** The small config with the files of `overlay` laid over it, those of its without.txt taken away. */
export async function withOverlay<T>(overlay: string, use: (dir: string) => T): Promise<Awaited<T>> {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-'));
  cpSync(small, dir, { recursive: true });
  cpSync(overlay, dir, { recursive: true });
  const without = join(overlay, 'without.txt');
  const gone = existsSync(without) ? readFileSync(without, 'utf8').split('\n').filter(Boolean) : [];
  for (const file of gone) rmSync(join(dir, file));
  try {
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

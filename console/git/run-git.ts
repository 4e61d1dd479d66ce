import { execFile } from 'node:child_process';

export interface GitResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Longer than this nobody waits for the past. */
const longest = 20_000;

/** Runs git in a folder, without a shell; a git that is not there answers 127. */
export function runGit(dir: string, args: readonly string[], stdin = ''): Promise<GitResult> {
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      ['-C', dir, ...args],
      { maxBuffer: 1 << 28, timeout: longest, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
        resolve({ code, stdout, stderr });
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  });
}

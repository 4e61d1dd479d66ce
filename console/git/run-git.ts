import { execFile } from 'node:child_process';

export interface GitResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Time limit of a git call; the history is not worth a longer wait. */
const longest = 20_000;

/** Runs git in a folder, without a shell; exit code 127 where git is missing. */
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

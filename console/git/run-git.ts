import { execFile } from 'node:child_process';

interface GitAnswer<T> {
  code: number;
  stdout: T;
  stderr: string;
}
export type GitResult = GitAnswer<string>;

/** Time limit of a git call; the history is not worth a longer wait. */
const longest = 20_000;
const mostOutput = 1 << 28;

let unanswered = 0;

/** How many calls of this process git has not answered so far: ended for their time, or without git. */
export const unansweredGitCalls = (): number => unanswered;

interface GitOptions {
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is ended. */
  timeout?: number;
}

/** Runs git in a folder, without a shell; exit code 127 where git is missing, or has not ended in time. */
export async function runGit(
  dir: string,
  args: readonly string[],
  stdin: string | Buffer = '',
  options: GitOptions = {},
): Promise<GitResult> {
  const { stdout, ...rest } = await runGitForBytes(dir, args, stdin, options);
  return { ...rest, stdout: stdout.toString('utf8') };
}

/** As {@link runGit}; the bytes as they are. */
export function runGitForBytes(
  dir: string,
  args: readonly string[],
  stdin: string | Buffer = '',
  { env = {}, timeout = longest }: GitOptions = {},
): Promise<GitAnswer<Buffer>> {
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      ['-C', dir, ...args],
      {
        encoding: 'buffer',
        maxBuffer: mostOutput,
        timeout,
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', ...env },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
        if (code === 127) unanswered += 1;
        resolve({ code, stdout, stderr: stderr.toString('utf8') });
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  });
}

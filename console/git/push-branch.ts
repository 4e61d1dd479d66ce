import { type GitResult, runGit } from './run-git.ts';

/** A remote may be far away, ms. Nobody is there whom git could ask for a password. */
const withoutPrompt = { env: { GIT_TERMINAL_PROMPT: '0' }, timeout: 120_000 };

/** The remote of the current branch, else `origin`, else the first one; null where there is none. */
export async function remoteOf(dir: string): Promise<string | null> {
  const [remotes, branch] = await Promise.all([
    runGit(dir, ['remote']),
    runGit(dir, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
  ]);
  const names = remotes.code === 0 ? remotes.stdout.split('\n').filter(Boolean) : [];
  const own = (await runGit(dir, ['config', '--get', `branch.${branch.stdout.trim()}.remote`])).stdout.trim();
  return [own, 'origin'].find((name) => names.includes(name)) ?? names[0] ?? null;
}

/** What a remote was last known to have of a branch; null: nothing. */
export async function pushedCommit(dir: string, remote: string, branch: string): Promise<string | null> {
  const { code, stdout } = await runGit(dir, [
    'rev-parse',
    '--verify',
    '--quiet',
    `refs/remotes/${remote}/${branch}`,
  ]);
  return code === 0 ? stdout.trim() : null;
}

export interface Pushed {
  /** The command, as somebody would type it. */
  command: string;
  isDone: boolean;
  /** What git and the remote have printed. */
  output: string;
  /** The first address that the remote has printed, such as that of a new pull request. */
  address: string | null;
}

/** Gets what a remote has under a prefix, `review/`; nothing but what is known of the remote changes. */
export async function fetchBranches(dir: string, remote: string, prefix: string): Promise<Pushed> {
  const refs = `+refs/heads/${prefix}*:refs/remotes/${remote}/${prefix}*`;
  const got = await runGit(dir, ['fetch', '--no-tags', '--prune', remote, refs], '', withoutPrompt);
  return madeOf(`git fetch ${remote}`, got);
}

/** Pushes a branch under its own name; never by force. */
export async function pushBranch(dir: string, remote: string, branch: string): Promise<Pushed> {
  const ref = `refs/heads/${branch}`;
  const pushed = await runGit(dir, ['push', '--no-force', remote, `${ref}:${ref}`], '', withoutPrompt);
  return madeOf(`git push ${remote} ${branch}`, pushed);
}

function madeOf(command: string, { code, stdout, stderr }: GitResult): Pushed {
  const output = [stderr, stdout]
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
  return {
    command,
    isDone: code === 0,
    output: output || (code === 127 ? 'git has not ended in time' : ''),
    address: /^remote:.*?(https?:\/\/[^\s<>"']+)/m.exec(stderr)?.[1] ?? null,
  };
}

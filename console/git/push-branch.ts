import { type RemoteTrouble, troubleOf } from './remote-trouble.ts';
import { type GitResult, runGit } from './run-git.ts';

/**
 * A remote may be far away, ms. Nobody is there whom git or ssh could ask for a password; and what they print is read, so
 * it is in English.
 */
async function runAtRemote(dir: string, args: readonly string[]): Promise<GitResult> {
  const own = await runGit(dir, ['config', '--get', 'core.sshCommand']);
  const isChosen = own.code === 0 || process.env.GIT_SSH_COMMAND || process.env.GIT_SSH;
  const env = {
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
    ...(!isChosen && { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }),
  };
  return runGit(dir, args, '', { env, timeout: 120_000 });
}

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
  /** Why it is not done. */
  trouble: RemoteTrouble | null;
  /** What git and the remote have printed. */
  output: string;
  /** The first address that the remote has printed, such as that of a new pull request. */
  address: string | null;
}

/**
 * Gets what a remote has under a prefix, `review/`, and of one branch; nothing but what is known of the remote changes.
 * @param branch - null: none
 */
export async function fetchBranches(
  dir: string,
  remote: string,
  prefix: string,
  branch: string | null,
): Promise<Pushed> {
  const tracked = (name: string) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`;
  const fetch = (...names: string[]) =>
    runAtRemote(dir, ['fetch', '--no-tags', '--prune', remote, ...names.map(tracked)]);
  const many = `${prefix}*`;
  const got = await (branch === null ? fetch(many) : fetch(many, branch));
  // Git gets nothing at all where the remote lacks one of them.
  const isMissing = branch !== null && /couldn't find remote ref/i.test(got.stderr);
  return madeOf(`git fetch ${remote}`, isMissing ? await fetch(many) : got);
}

/**
 * Pushes a branch; never by force.
 * @param as - its name at the remote; left out: its own
 */
export async function pushBranch(dir: string, remote: string, branch: string, as = branch): Promise<Pushed> {
  const refs = `refs/heads/${branch}:refs/heads/${as}`;
  const pushed = await runAtRemote(dir, ['push', '--no-force', remote, refs]);
  return madeOf(`git push ${remote} ${as === branch ? branch : `${branch}:${as}`}`, pushed);
}

function madeOf(command: string, { code, stdout, stderr }: GitResult): Pushed {
  const output = [stderr, stdout]
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
  return {
    command,
    isDone: code === 0,
    trouble: code === 0 ? null : troubleOf(output),
    output,
    address: /^remote:.*?(https?:\/\/[^\s<>"']+)/m.exec(stderr)?.[1] ?? null,
  };
}

import { remoteOf } from './push-branch.ts';
import { runGit } from './run-git.ts';

/** A commit as people tell one from another. */
export interface NamedCommit {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  subject: string;
}

/** The current branch beside the one at the remote, as far as that was fetched or pushed. */
export interface BranchAtRemote {
  /** The last commit here. */
  head: string;
  /** Null: HEAD is on no branch. */
  branch: string | null;
  /** Null: there is none. */
  remote: string | null;
  /** What the branch is called at the remote. */
  target: string;
  /** The last commit of the remote's branch; null: it is not known to have one. */
  there: string | null;
  /** The number of commits that only this clone has, and the newest of them. */
  ahead: number;
  unpushed: NamedCommit[];
  /** The number of commits that only the remote has, and the newest of them. */
  behind: number;
  unmerged: NamedCommit[];
  /** Other branches of the remote that have all of it, such as one of a pull request. */
  elsewhere: string[];
}

const mostNamed = 20;

const oneLine = async (dir: string, ...args: string[]): Promise<string | null> => {
  const { code, stdout } = await runGit(dir, args);
  return code === 0 && stdout.trim() !== '' ? stdout.trim() : null;
};

export async function branchAtRemote(dir: string): Promise<BranchAtRemote> {
  const [head, branch, remote] = await Promise.all([
    oneLine(dir, 'rev-parse', 'HEAD'),
    oneLine(dir, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
    remoteOf(dir),
  ]);
  // What it has is counted up to this commit, also where somebody commits meanwhile.
  const tip = head ?? 'HEAD';
  const none = {
    head: head ?? '',
    there: null,
    ahead: 0,
    unpushed: [],
    behind: 0,
    unmerged: [],
    elsewhere: [],
  };
  if (branch === null || remote === null) return { branch, remote, target: branch ?? '', ...none };
  const target = await targetOf(dir, branch, remote);
  const there = await oneLine(dir, 'rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${target}`);
  if (there === null) {
    // Commits that some branch of the remote has are no news to it.
    const unpushed = await commitsOf(dir, [tip, '--not', `--remotes=${remote}`]);
    return { branch, remote, target, ...none, ...unpushed };
  }
  const [own, theirs] = await Promise.all([
    commitsOf(dir, [`${there}..${tip}`]),
    commitsOf(dir, [`${tip}..${there}`]),
  ]);
  const elsewhere = own.ahead === 0 ? [] : await branchesWith(dir, tip, remote);
  return {
    head: head ?? '',
    branch,
    remote,
    target,
    there,
    ...own,
    behind: theirs.ahead,
    unmerged: theirs.unpushed,
    elsewhere,
  };
}

/** Where `git push` without a name would push to, if it is at this remote; else the same name. */
async function targetOf(dir: string, branch: string, remote: string): Promise<string> {
  const [at, merge] = await Promise.all([
    oneLine(dir, 'config', '--get', `branch.${branch}.remote`),
    oneLine(dir, 'config', '--get', `branch.${branch}.merge`),
  ]);
  return at === remote && merge?.startsWith('refs/heads/') ? merge.slice('refs/heads/'.length) : branch;
}

async function commitsOf(
  dir: string,
  range: readonly string[],
): Promise<Pick<BranchAtRemote, 'ahead' | 'unpushed'>> {
  const format = '--format=tformat:%H%x00%aN%x00%cI%x00%s';
  const options = ['-c', 'log.showSignature=false', 'log', '--no-color', '--encoding=UTF-8'];
  const [count, { code, stdout }] = await Promise.all([
    oneLine(dir, 'rev-list', '--count', ...range),
    runGit(dir, [...options, `--max-count=${mostNamed}`, format, ...range]),
  ]);
  const lines = code === 0 ? stdout.split('\n').filter(Boolean) : [];
  const unpushed = lines.map((line): NamedCommit => {
    const [commit = '', author = '', at = '', subject = ''] = line.split('\0');
    return { commit, author, at: new Date(at).toISOString(), subject };
  });
  return { ahead: Number(count ?? 0), unpushed };
}

async function branchesWith(dir: string, commit: string, remote: string): Promise<string[]> {
  const root = `refs/remotes/${remote}/`;
  const found = await oneLine(dir, 'for-each-ref', `--contains=${commit}`, '--format=%(refname)', root);
  return (found?.split('\n') ?? []).map((ref) => ref.slice(root.length)).filter((name) => name !== 'HEAD');
}

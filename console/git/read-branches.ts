import { runGit } from './run-git.ts';

/** A commit of a branch, with its message. */
export interface BranchCommit {
  commit: string;
  tree: string;
  author: string;
  email: string;
  /** ISO 8601. */
  at: string;
  message: string;
}

/** A branch, also one that only the remote has as far as it was fetched. */
export interface ReadBranch {
  branch: string;
  /** Its last commit: of the branch here, or of the remote's where that goes on from it. */
  tip: string;
  /** The last commit of the branch here; null: there is none. */
  local: string | null;
  /** The last commit of the remote's branch where that has gone another way, as where two have decided at once. */
  apart: string | null;
}

const heads = 'refs/heads/';
const trackingOf = (remote: string) => `refs/remotes/${remote}/`;

/** The branches here under a prefix and all of a remote, a line each: its last commit and its ref. */
export async function listRefs(dir: string, prefix: string, remote: string | null): Promise<string> {
  const refs = [`${heads}${prefix}`, ...(remote === null ? [] : [trackingOf(remote)])];
  return (await runGit(dir, ['for-each-ref', '--format=%(objectname) %(refname)', ...refs])).stdout;
}

/**
 * The branches under a prefix, `review/`, here and at a remote.
 * @param listed - what {@link listRefs} has listed
 */
export async function readBranches(
  dir: string,
  prefix: string,
  remote: string | null,
  listed?: string,
): Promise<ReadBranch[]> {
  const tracking = trackingOf(remote ?? '');
  const found = { local: new Map<string, string>(), remote: new Map<string, string>() };
  for (const line of (listed ?? (await listRefs(dir, prefix, remote))).split('\n')) {
    const [, commit = '', ref = ''] = /^([0-9a-f]+) (.+)$/.exec(line) ?? [];
    if (ref.startsWith(`${heads}${prefix}`)) found.local.set(ref.slice(heads.length), commit);
    else if (ref.startsWith(`${tracking}${prefix}`)) found.remote.set(ref.slice(tracking.length), commit);
  }
  const branches = [...new Set([...found.local.keys(), ...found.remote.keys()])];
  return Promise.all(
    branches.map(async (branch) => {
      const [local, there] = [found.local.get(branch) ?? null, found.remote.get(branch)];
      const goesOn = there !== undefined && (local === null || (await isAncestor(dir, local, there)));
      const isBehind = there === undefined || goesOn || (await isAncestor(dir, there, local ?? ''));
      return { branch, local, tip: goesOn ? there : (local ?? ''), apart: isBehind ? null : there };
    }),
  );
}

export const isAncestor = async (dir: string, commit: string, of: string): Promise<boolean> =>
  (await runGit(dir, ['merge-base', '--is-ancestor', commit, of])).code === 0;

/** The commit where a branch has left HEAD or another one; null where they have nothing in common. */
export async function forkPoint(dir: string, tip: string, from = 'HEAD'): Promise<string | null> {
  const { code, stdout } = await runGit(dir, ['merge-base', from, tip]);
  return code === 0 ? stdout.trim() : null;
}

/** The number of commits up to one that another lacks, or that no branch of a remote has. */
export async function countCommits(
  dir: string,
  tip: string,
  without: { commit: string } | { remote: string },
): Promise<number> {
  const not = 'commit' in without ? `^${without.commit}` : `--remotes=${without.remote}`;
  const range = 'commit' in without ? [not] : ['--not', not];
  const { code, stdout } = await runGit(dir, ['rev-list', '--count', tip, ...range]);
  return code === 0 ? Number(stdout.trim()) : 0;
}

/** The tree of a commit. */
export const treeOf = async (dir: string, commit: string): Promise<string> =>
  (await runGit(dir, ['rev-parse', `${commit}^{tree}`])).stdout.trim();

const fields = ['%H', '%T', '%aN', '%aE', '%cI', '%B'];
const mostCommits = 200;

/**
 * The commits after one up to another, the oldest first.
 * @param base - null: the last ones
 */
export async function readCommits(
  dir: string,
  base: string | null,
  tip: string,
  most = mostCommits,
): Promise<BranchCommit[]> {
  const { code, stdout } = await runGit(dir, [
    '-c',
    'log.showSignature=false',
    'log',
    '-z',
    '--first-parent',
    '--reverse',
    '--no-color',
    '--encoding=UTF-8',
    `--max-count=${most}`,
    `--format=tformat:${fields.join('%x00')}`,
    base === null ? tip : `${base}..${tip}`,
  ]);
  if (code !== 0) return [];
  const tokens = stdout.split('\0');
  const commits: BranchCommit[] = [];
  for (let at = 0; at + fields.length <= tokens.length; at += fields.length) {
    const [commit = '', tree = '', author = '', email = '', when = '', message = ''] = tokens.slice(at);
    commits.push({ commit, tree, author, email, at: new Date(when).toISOString(), message: message.trim() });
  }
  return commits;
}

/**
 * The values of a trailer of the commits of HEAD, or up to another one.
 * @param base - only of those after this commit; null: of the last ones
 */
export async function trailersSince(
  dir: string,
  base: string | null,
  key: string,
  { most = mostHeadCommits, head = 'HEAD' } = {},
): Promise<string[]> {
  const format = `--format=%(trailers:key=${key},valueonly)`;
  const range = base === null ? head : `${base}..${head}`;
  const { code, stdout } = await runGit(dir, ['log', '--no-color', `--max-count=${most}`, format, range]);
  return code === 0
    ? stdout
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];
}

const mostHeadCommits = 5000;

interface ChangedBlob {
  file: string;
  before: string | null;
  after: string | null;
}

/** The files in which two commits differ, relative to the folder, with the ids of their contents. */
export async function changedBlobs(
  dir: string,
  before: string,
  after: string,
  paths: readonly string[],
): Promise<ChangedBlob[]> {
  const options = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--no-ext-diff'];
  const args = ['--literal-pathspecs', 'diff', ...options, before, after, '--', ...paths];
  const { code, stdout } = await runGit(dir, args);
  if (code !== 0) return [];
  const tokens = stdout.split('\0');
  const found: ChangedBlob[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const [, , was = '', is = ''] = (tokens[at] ?? '').split(' ');
    const idOf = (id: string) => (/^0*$/.test(id) ? null : id);
    found.push({ file: tokens[at + 1] ?? '', before: idOf(was), after: idOf(is) });
  }
  return found;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitResult, runGit } from './run-git.ts';

/** The id of what git has made, or its message. */
export type GitMade = { id: string } | { refused: string };

const made = ({ code, stdout, stderr }: GitResult): GitMade =>
  code === 0 ? { id: stdout.trim() } : { refused: (stderr || stdout).trim() || 'git failed' };

/** The content of a file; null: it is removed. */
export type FileContent = string | Buffer | null;

/**
 * Makes a tree of a commit, or of another tree, with other files, by an index of its own: the folder, the index and the branch are as before.
 * @param files - relative to the folder
 */
export async function treeWith(
  dir: string,
  commit: string,
  files: ReadonlyMap<string, FileContent>,
): Promise<GitMade> {
  const prefix = (await runGit(dir, ['rev-parse', '--show-prefix'])).stdout.replace(/\r?\n$/, '');
  const folder = mkdtempSync(join(tmpdir(), 'funnel-review-'));
  const options = { env: { GIT_INDEX_FILE: join(folder, 'index') } };
  try {
    const read = await runGit(dir, ['read-tree', commit], '', options);
    if (read.code !== 0) return made(read);
    const lines: string[] = [];
    for (const [file, content] of files) {
      if (content === null) {
        lines.push(`0 ${'0'.repeat(commit.length)}\t${prefix}${file}\0`);
        continue;
      }
      // As `git add` would store it, with the line endings of the repository.
      const blob = made(await runGit(dir, ['hash-object', '-w', '--stdin', `--path=${file}`], content));
      if ('refused' in blob) return blob;
      lines.push(`100644 ${blob.id}\t${prefix}${file}\0`);
    }
    const update = await runGit(dir, ['update-index', '-z', '--index-info'], lines.join(''), options);
    return update.code === 0 ? made(await runGit(dir, ['write-tree'], '', options)) : made(update);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A commit that no branch names yet.
 * @param by - the author, as the environment of git names one
 */
export const commitTree = async (
  dir: string,
  tree: string,
  parents: string | readonly string[],
  message: string,
  by: Readonly<Record<string, string>> = {},
): Promise<GitMade> => {
  const named = (typeof parents === 'string' ? [parents] : parents).flatMap((parent) => ['-p', parent]);
  return made(await runGit(dir, ['commit-tree', tree, ...named, '-F', '-'], message, { env: by }));
};

/**
 * Lets a branch name a commit, in one step of git's own.
 * @param before - the commit that it names now; null: there is no such branch
 */
export async function moveBranch(
  dir: string,
  branch: string,
  commit: string,
  before: string | null,
): Promise<{ refused: string } | null> {
  const old = before ?? '0'.repeat(commit.length);
  const moved = made(await runGit(dir, ['update-ref', `refs/heads/${branch}`, commit, old]));
  return 'refused' in moved ? moved : null;
}

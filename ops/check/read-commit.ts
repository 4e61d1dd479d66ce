import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { mostComparedBytes } from '../named-files/named-files.ts';
import { pluginCodeFolder } from '../plugins/plugin-code-folder.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Text } from '../text/text.ts';
import { type ReadConfig, readConfig } from './check-config.ts';

/** Reads the config of a commit without a checkout, to compare it, and calls `use` while the folder of its files exists. */
export function readCommit<T>(
  commit: string,
  base: string,
  dir: string,
  use: (read: ReadConfig, folder: string) => T,
): T {
  const copy = mkdtempSync(join(tmpdir(), 'funnel-plan-'));
  try {
    writeTree(commit, dir, copy);
    if (!existsSync(join(copy, 'hosts.json'))) {
      throw new WorkError({
        zh: `${base} 里没有这个配置目录的 hosts.json：新的配置没有可对比的；配置换过目录的，用 git worktree add 取出 ${base}，以其中原来的目录作 BASE`,
        en: `${base} has no hosts.json in the folder of this config: a new config has nothing to be compared with; where it was moved, check ${base} out by git worktree add and give its old folder as BASE`,
      });
    }
    return use(readConfig(copy, { toCompare: true }), copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export const git = (dir: string, args: readonly string[]) =>
  execFileSync('git', ['-C', dir, ...args], { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });

function isShallow(dir: string): boolean {
  try {
    return git(dir, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true';
  } catch {
    return false;
  }
}

const shallowClone = (ref: string): Text => ({
  zh: `这个克隆是浅的（只有最近的提交），里面没有 "${ref}"；先运行 git fetch --unshallow，在 CI 里取全部历史：actions/checkout 写 fetch-depth: 0，GitLab 写 GIT_DEPTH: 0`,
  en: `this clone is shallow (it has only the latest commits), and "${ref}" is not in it; run git fetch --unshallow first, and in CI fetch the whole history: fetch-depth: 0 of actions/checkout, GIT_DEPTH: 0 of GitLab`,
});

/** A name that begins with `-` would be an option, and names no ref. */
export function commitOf(ref: string, dir: string): string {
  try {
    if (ref === '' || ref.startsWith('-')) throw new Error(ref);
    return git(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
      .toString()
      .trim();
  } catch {
    if (isShallow(dir)) throw new WorkError(shallowClone(ref));
    throw new WorkError({
      zh: `"${ref}" 既不是目录, 也不是 git 里的提交、分支或标签`,
      en: `"${ref}" is no folder, and no commit, branch or tag of git`,
    });
  }
}

interface Blob {
  id: string;
  size: number;
  path: string;
}

/** The files of the config: the JSON with its text; of assets that are too large to be compared, name and size are enough. */
function writeTree(commit: string, dir: string, copy: string): void {
  const top = git(dir, ['rev-parse', '--show-toplevel'])
    .toString()
    .replace(/\r?\n$/, '');
  const prefix = git(dir, ['rev-parse', '--show-prefix'])
    .toString()
    .replace(/\r?\n$/, '');
  const wanted = ['definitions', pluginCodeFolder, 'public', 'hosts.json', 'channels.json', 'brands.json'];
  const listed = git(top, ['ls-tree', '-r', '-l', '-z', commit, '--', ...wanted.map((one) => prefix + one)]);
  const blobs = listed
    .toString()
    .split('\0')
    .flatMap((line) => blobOf(line, prefix));
  const isLarge = ({ path, size }: Blob) => path.startsWith('public/') && size > mostComparedBytes;
  for (const asset of blobs.filter(isLarge)) {
    writeInto(copy, asset.path, '');
    truncateSync(join(copy, asset.path), asset.size);
  }
  const files = blobs.filter((blob) => !isLarge(blob));
  for (const [at, content] of contentsOf(top, files).entries())
    writeInto(copy, files[at]?.path ?? '', content);
}

function blobOf(line: string, prefix: string): Blob[] {
  const found = /^\d+ blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line);
  const [, id, size, path] = found ?? [];
  return id && size && path ? [{ id, size: Number(size), path: path.slice(prefix.length) }] : [];
}

function writeInto(copy: string, path: string, content: string | Buffer): void {
  const target = join(copy, path);
  if (relative(copy, target).split(sep)[0] === '..') return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** All texts by one process: `<id> blob <size>`, a line break, the text, a line break; for each. */
function contentsOf(top: string, blobs: readonly Blob[]): Buffer[] {
  const input = blobs.map(({ id }) => `${id}\n`).join('');
  const { stdout, status } = spawnSync('git', ['-C', top, 'cat-file', '--batch'], {
    input,
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new WorkError({ zh: 'git cat-file 失败', en: 'git cat-file failed' });
  let at = 0;
  return blobs.map(({ size }) => {
    const start = stdout.indexOf(10, at) + 1;
    at = start + size + 1;
    return stdout.subarray(start, start + size);
  });
}

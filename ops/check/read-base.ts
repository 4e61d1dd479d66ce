import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findConfig } from '../config/find-config.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Text } from '../text/text.ts';
import { type ReadConfig, readConfig } from './check-config.ts';

/**
 * The config that plan and explain --vs compare with: of a folder, or of a git ref, which is read without a checkout.
 *
 * Its files are written to a folder of their own for as long as they are read, so that a ref is read and checked by
 * the same code as everything else, whatever a rule looks at.
 * @param dir - the folder of the config as it is now, within its repository
 * @throws WorkError where it is no config that can be compared, in one line: nobody can mend the past
 */
export function readBase(base: string, dir: string, cwd: string): ReadConfig {
  const folder = resolve(cwd, base);
  // An empty name would be the folder itself, and a config never differs from itself.
  if (base !== '' && existsSync(folder) && statSync(folder).isDirectory()) {
    const read = readConfig(findConfig(cwd, base));
    if (read.wellFormed) return read;
    throw new WorkError(brokenFolder(base, errorsIn(read)));
  }
  const commit = commitOf(base, dir);
  const read = readCommit(commit, base, dir);
  if (read.wellFormed) return read;
  throw new WorkError(otherSchemas(base, errorsIn(read), nearestUsable(commit, dir)));
}

const errorsIn = ({ diagnostics }: ReadConfig) =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

const brokenFolder = (base: string, errors: number): Text => ({
  zh: `"${base}" 的配置有 ${errors} 个错误, 无法对比; 用 funnel check --config ${base} 查看`,
  en: `the config of "${base}" has ${errors} errors, so it cannot be compared; funnel check --config ${base} shows them`,
});

/** A base cannot be corrected, so the message suggests another base, or the commands of that revision. */
function otherSchemas(base: string, errors: number, usable: string | undefined): Text {
  const later = usable?.slice(0, 12);
  return {
    zh: `"${base}" 的配置是按别的结构写的, 按现在的结构有 ${errors} 个错误, 无法对比; ${later ? `最近可用的提交是 ${later}, 以它为基准` : '换一个更晚的提交'}, 或用那个提交的 funnel`,
    en: `the config of "${base}" was written for other schemas: ${errors} errors by those of today, so it cannot be compared; ${later ? `the nearest commit that can is ${later}` : 'take a later commit'}, or use the funnel of that commit`,
  };
}

/** Commits that are tried, and milliseconds that the search may take. */
const mostTried = 20;
const longestSearch = 5_000;

/** The next commit after this one, on the main line to HEAD, whose config can be read. */
function nearestUsable(commit: string, dir: string): string | undefined {
  const began = performance.now();
  const all = git(dir, ['rev-list', '--first-parent', '--reverse', `${commit}..HEAD`]).toString();
  for (const one of all.split('\n').filter(Boolean).slice(0, mostTried)) {
    if (performance.now() - began > longestSearch) return undefined;
    if (isUsable(one, dir)) return one;
  }
  return undefined;
}

function isUsable(commit: string, dir: string): boolean {
  try {
    return readCommit(commit, commit, dir).wellFormed !== null;
  } catch (error) {
    if (error instanceof WorkError) return false;
    throw error;
  }
}

function readCommit(commit: string, base: string, dir: string): ReadConfig {
  const copy = mkdtempSync(join(tmpdir(), 'funnel-plan-'));
  try {
    writeTree(commit, dir, copy);
    if (!existsSync(join(copy, 'hosts.json'))) {
      throw new WorkError({
        zh: `${base} 里没有这个配置目录的 hosts.json`,
        en: `${base} has no hosts.json in the folder of this config`,
      });
    }
    return readConfig(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const git = (dir: string, args: readonly string[]) =>
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
function commitOf(ref: string, dir: string): string {
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

/** The files of the config: the JSON with its text; of assets, name and size are enough. */
function writeTree(commit: string, dir: string, copy: string): void {
  const top = git(dir, ['rev-parse', '--show-toplevel'])
    .toString()
    .replace(/\r?\n$/, '');
  const prefix = git(dir, ['rev-parse', '--show-prefix'])
    .toString()
    .replace(/\r?\n$/, '');
  const wanted = ['definitions', 'public', 'hosts.json', 'channels.json', 'brands.json'];
  const listed = git(top, ['ls-tree', '-r', '-l', '-z', commit, '--', ...wanted.map((one) => prefix + one)]);
  const blobs = listed
    .toString()
    .split('\0')
    .flatMap((line) => blobOf(line, prefix));
  const isAsset = ({ path }: Blob) => path.startsWith('public/');
  for (const asset of blobs.filter(isAsset)) {
    writeInto(copy, asset.path, '');
    truncateSync(join(copy, asset.path), asset.size);
  }
  const files = blobs.filter((blob) => !isAsset(blob));
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

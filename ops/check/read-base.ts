import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findConfig } from '../config/find-config.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Text } from '../text/text.ts';
import { type ReadConfig, readConfig } from './check-config.ts';
import { type RepairedBase, replaceBrokenFiles } from './replace-broken-files.ts';

/**
 * The config that plan and explain --vs compare with: of a folder, or of a git ref, which is read without a checkout.
 *
 * Its files are written to a folder of their own for as long as they are read, so that a ref is read and checked by
 * the same code as everything else, whatever a rule looks at.
 * @param dir - the folder of the config as it is now, within its repository
 * @throws WorkError where it is no config that can be compared, in one line: nobody can mend the past
 */
export const readBase = (base: string, dir: string, cwd: string): ReadConfig =>
  readFrom(base, dir, cwd, (read, _folder, why) => {
    if (read.wellFormed) return read;
    throw new WorkError(why());
  });

/**
 * The base of a comparison with `head`, which may correct its errors: then everything but the files with errors is
 * compared. A base that was written for other schemas is refused as by {@link readBase} where that helps more: a later
 * commit can be compared completely, or it is a folder.
 * @throws WorkError as {@link readBase} does
 */
export const readRepairedBase = (base: string, dir: string, cwd: string, head: ReadConfig): RepairedBase =>
  readFrom(base, dir, cwd, (read, folder, why) => {
    if (read.wellFormed) return { read, files: [], errors: [] };
    const repaired =
      head.wellFormed && !hasBetterBase(read, base, dir, cwd)
        ? replaceBrokenFiles(folder, read, head, dir)
        : null;
    if (repaired) return repaired;
    throw new WorkError(why());
  });

function hasBetterBase(read: ReadConfig, base: string, dir: string, cwd: string): boolean {
  if (!isOfOtherSchemas(read)) return false;
  const commit = isFolder(base, cwd) ? undefined : commitOf(base, dir);
  return commit === undefined || nearestUsable(commit, dir, true) !== undefined;
}

/**
 * Reads a base, and calls `use` while its folder exists.
 * @param use - the last argument says why it cannot be compared
 */
function readFrom<T>(
  base: string,
  dir: string,
  cwd: string,
  use: (read: ReadConfig, folder: string, why: () => Text) => T,
): T {
  if (isFolder(base, cwd)) {
    const folder = findConfig(cwd, base);
    const read = readConfig(folder);
    return use(read, folder, () => brokenFolder(base, read));
  }
  const commit = commitOf(base, dir);
  return readCommit(commit, base, dir, (read, folder) =>
    use(read, folder, () => brokenCommit(base, read, nearestUsable(commit, dir))),
  );
}

/** An empty name would be the folder itself, and a config never differs from itself. */
function isFolder(base: string, cwd: string): boolean {
  const folder = resolve(cwd, base);
  return base !== '' && existsSync(folder) && statSync(folder).isDirectory();
}

const errorsIn = ({ diagnostics }: ReadConfig) => diagnostics.filter(({ severity }) => severity === 'error');

const isOfOtherSchemas = (read: ReadConfig): boolean =>
  errorsIn(read).every(({ code }) => code.startsWith('schema-'));

/** The first error: `channels.json:4:7 ref-unknown …`. */
function reason(read: ReadConfig): Text {
  const [first] = errorsIn(read);
  if (!first) return { zh: '', en: '' };
  const { code, file, range, message } = first;
  const at = `${file}:${range.line}:${range.column} ${code}`;
  return { zh: `（${at} ${message.zh}）`, en: ` (${at} ${message.en})` };
}

function brokenFolder(base: string, read: ReadConfig): Text {
  const [errors, why] = [errorsIn(read).length, reason(read)];
  return {
    zh: `"${base}" 的配置有 ${errors} 个错误${why.zh}, 无法对比; 用 funnel check --config ${base} 查看`,
    en: `the config of "${base}" has ${errors} errors${why.en}, so it cannot be compared; funnel check --config ${base} shows them`,
  };
}

/** A base cannot be corrected, so the message suggests another base, or the commands of that revision. */
function brokenCommit(base: string, read: ReadConfig, usable: string | undefined): Text {
  const [errors, why] = [errorsIn(read).length, reason(read)];
  const later = usable?.slice(0, 12);
  const other = {
    zh: later ? `最近可用的提交是 ${later}, 以它为基准` : '换一个更晚的提交',
    en: later ? `the nearest commit that can is ${later}` : 'take a later commit',
  };
  return isOfOtherSchemas(read)
    ? {
        zh: `"${base}" 的配置是按别的结构写的, 按现在的结构有 ${errors} 个错误${why.zh}, 无法对比; ${other.zh}, 或用那个提交的 funnel`,
        en: `the config of "${base}" was written for other schemas: ${errors} errors by those of today${why.en}, so it cannot be compared; ${other.en}, or use the funnel of that commit`,
      }
    : {
        zh: `"${base}" 的配置有 ${errors} 个错误${why.zh}, 无法对比; ${other.zh}`,
        en: `the config of "${base}" has ${errors} errors${why.en}, so it cannot be compared; ${other.en}`,
      };
}

/** Commits that are tried, and milliseconds that the search may take. */
const mostTried = 20;
const longestSearch = 5_000;

/** The next commit after this one, on the main line to HEAD, whose config can be read. HEAD may be left out. */
function nearestUsable(commit: string, dir: string, skipsHead = false): string | undefined {
  const began = performance.now();
  const all = git(dir, ['rev-list', '--first-parent', '--reverse', `${commit}..HEAD`]).toString();
  const commits = all.split('\n').filter(Boolean);
  for (const one of (skipsHead ? commits.slice(0, -1) : commits).slice(0, mostTried)) {
    if (performance.now() - began > longestSearch) return undefined;
    if (isUsable(one, dir)) return one;
  }
  return undefined;
}

function isUsable(commit: string, dir: string): boolean {
  try {
    return readCommit(commit, commit, dir, ({ wellFormed }) => wellFormed !== null);
  } catch (error) {
    if (error instanceof WorkError) return false;
    throw error;
  }
}

function readCommit<T>(
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
        zh: `${base} 里没有这个配置目录的 hosts.json`,
        en: `${base} has no hosts.json in the folder of this config`,
      });
    }
    return use(readConfig(copy), copy);
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

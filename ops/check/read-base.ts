import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findConfig } from '../config/find-config.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Text } from '../text/text.ts';
import { type ReadConfig, readConfig } from './check-config.ts';
import { commitOf, git, readCommit } from './read-commit.ts';
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
    const folder = findConfig({ cwd, env: {} }, base);
    const read = readConfig(folder, { toCompare: true });
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

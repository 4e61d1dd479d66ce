import type { HistoryResponse } from '../api/index.ts';
import { runGit } from '../git/run-git.ts';
import { configPaths } from './config-file-names.ts';

interface GitState extends Pick<HistoryResponse, 'git' | 'isShallow'> {
  /** The last commit; empty without one. */
  head: string;
}

/** What git knows of a folder. */
export async function gitStateOf(dir: string): Promise<GitState> {
  const [inside, head, shallow] = await Promise.all([
    runGit(dir, ['rev-parse', '--is-inside-work-tree']),
    runGit(dir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    runGit(dir, ['rev-parse', '--is-shallow-repository']),
  ]);
  if (inside.code !== 0) return { git: 'none', isShallow: false, head: '' };
  if (head.code !== 0) return { git: 'empty', isShallow: false, head: '' };
  return { git: 'ok', isShallow: shallow.stdout.trim() === 'true', head: head.stdout.trim() };
}

/** The files of the config with changes on the disk that no commit has. */
export async function uncommittedFiles(dir: string): Promise<string[]> {
  const prefix = await runGit(dir, ['rev-parse', '--show-prefix']);
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...configPaths];
  const { code, stdout } = await runGit(dir, ['--literal-pathspecs', ...args]);
  if (code !== 0) return [];
  const above = prefix.stdout.replace(/\r?\n$/, '').length;
  return stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice('XY '.length + above));
}

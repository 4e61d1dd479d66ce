import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initGit } from './small-config.ts';

interface Commit {
  author?: string;
  subject?: string;
  /** ISO 8601. */
  at?: string;
}

/** Runs git as this author, at this time. */
export function gitAs(dir: string, { author = 'test', at }: Commit, ...args: string[]): string {
  const who = ['-c', `user.name=${author}`, '-c', 'user.email=test@example.com'];
  const dates = at ? { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at } : {};
  const names = { GIT_AUTHOR_NAME: author, GIT_COMMITTER_NAME: author };
  return execFileSync('git', ['-C', dir, ...who, ...args], {
    env: { ...process.env, ...names, ...dates },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .toString()
    .trim();
}

/** Commits everything in the folder. @returns the commit */
export function commitAll(dir: string, commit: Commit = {}): string {
  gitAs(dir, commit, 'add', '-A');
  gitAs(dir, commit, 'commit', '-q', '--allow-empty', '-m', commit.subject ?? 'an edit');
  return gitAs(dir, commit, 'rev-parse', 'HEAD');
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes any part of any file
export type ChangeJson = (value: any) => void;

export function changeFile(dir: string, file: string, change: ChangeJson): void {
  const path = join(dir, file);
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  change(value);
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Changes a file of the config and commits it. @returns the commit */
export function commitChange(dir: string, file: string, change: ChangeJson, commit: Commit = {}): string {
  changeFile(dir, file, change);
  return commitAll(dir, commit);
}

/** Commits so many versions of a file of a new repository, by one call of git. */
export function importCommits(
  dir: string,
  count: number,
  file: string,
  textOf: (at: number) => string,
): void {
  const commits = Array.from({ length: count }, (_, at) => {
    const [text, subject] = [textOf(at), `save ${at}`];
    const when = `${1_700_000_000 + at} +0000`;
    const from = at > 0 ? `from :${at}\n` : '';
    return `commit refs/heads/main\nmark :${at + 1}\ncommitter A <a@b> ${when}\ndata ${subject.length}\n${subject}\n${from}M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  });
  execFileSync('git', ['-C', dir, 'init', '-q', '-b', 'main']);
  execFileSync('git', ['-C', dir, 'fast-import', '--quiet'], { input: commits.join('') });
}

/** Merges so many branches that leave the files of the config alone, by one call of git. */
export function mergeBranches(dir: string, count: number): void {
  const committer = 'committer A <a@b> 1700009999 +0000';
  let before = 'refs/heads/main^0';
  const commits = Array.from({ length: count }, (_, at) => {
    const from = before;
    before = `:${2 * at + 2}`;
    return `commit refs/heads/side\nmark :${2 * at + 1}\n${committer}\ndata 4\nside\nfrom ${from}\nM 100644 inline notes.txt\ndata 4\n${1000 + at}\ncommit refs/heads/main\nmark ${before}\n${committer}\ndata 5\nmerge\nfrom ${from}\nmerge :${2 * at + 1}\nM 100644 inline notes.txt\ndata 4\n${1000 + at}\n`;
  });
  execFileSync('git', ['-C', dir, 'fast-import', '--quiet'], { input: commits.join('') });
}

/** A repository in which every file is formatted as these commits write it, so that they differ in values alone. */
export function initHistory(dir: string): void {
  for (const file of ['channels.json', 'definitions/cities.json', 'definitions/navigation.json'])
    changeFile(dir, file, () => {});
  initGit(dir);
}

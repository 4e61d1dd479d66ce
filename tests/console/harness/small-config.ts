import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { small } from '../../ops/cli/run-main.ts';

/** A copy of the small config with a folder for its draft; removed after use. */
export async function withConfig<T>(use: (dir: string, stateDir: string) => T): Promise<Awaited<T>> {
  const home = mkdtempSync(join(tmpdir(), 'funnel-console-test-'));
  const dir = join(home, 'config');
  cpSync(small, dir, { recursive: true });
  try {
    return await use(dir, join(home, 'state'));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

export function git(dir: string, ...args: string[]): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', ['-C', dir, ...who, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
}

export function initGit(dir: string): void {
  git(dir, 'init', '-q');
  git(dir, 'config', 'user.name', 'test');
  git(dir, 'config', 'user.email', 'test@example.com');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'the config as it was');
}

/** Names and bytes of everything under a folder. */
export function treeHash(dir: string): string {
  const hash = createHash('sha256');
  const addFolder = (folder: string) => {
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      const stat = lstatSync(path);
      hash.update(`${path}\0${stat.mode}\0`);
      if (stat.isDirectory()) addFolder(path);
      else hash.update(stat.isSymbolicLink() ? readlinkSync(path) : readFileSync(path)).update('\0');
    }
  };
  addFolder(dir);
  return hash.digest('hex');
}

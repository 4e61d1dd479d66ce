import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from './run-git.ts';

/** Runs a git command on texts that are in no repository. */
async function overFiles<T>(
  texts: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-console-'));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Merges the changes of both texts line by line; null where they conflict. */
export function mergeLines(base: string, ours: string, theirs: string): Promise<string | null> {
  return overFiles({ base, ours, theirs }, async (folder) => {
    const { code, stdout } = await runGit(folder, ['merge-file', '-p', 'ours', 'base', 'theirs']);
    return code === 0 ? stdout : null;
  });
}

/** The difference in the format of `diff -u`; empty where there is none. */
export function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return Promise.resolve('');
  return overFiles({ a: before, b: after }, async (folder) => {
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--text', 'a', 'b'];
    const { code, stdout } = await runGit(folder, args);
    if (code !== 1) throw new Error('git diff failed');
    return `--- a/${file}\n+++ b/${file}\n${stdout.slice(stdout.indexOf('\n@@') + 1)}`;
  });
}

/** The diff entry of a picture that a save adds: its content is not readable. */
export const pictureDiff = (file: string, bytes: number): string =>
  `--- /dev/null\n+++ b/${file}\n@@ -0,0 +1 @@\n+${(bytes / 1024).toFixed(1)} KB\n`;

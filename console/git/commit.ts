import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from './run-git.ts';

/** The commit with its message, or git's words. */
type CommitResult = { commit: string; message: string } | { refused: string };

/**
 * Commits these files and nothing else, whatever is staged. The message is passed on standard input, and no shell is
 * involved.
 * @returns null where git has never known any of them and none is on the disk: there is nothing to commit
 */
export async function commitFiles(
  dir: string,
  files: readonly string[],
  message: string,
): Promise<CommitResult | null> {
  // Git commits only paths that it tracks; an earlier save may have added a file that nobody has committed since.
  const unknown = await unknownToGit(dir, files);
  const added = unknown.filter((file) => existsSync(join(dir, file)));
  const committed = files.filter((file) => !unknown.includes(file) || added.includes(file));
  if (committed.length === 0) return null;
  if (added.length > 0) await runGit(dir, ['add', '--intent-to-add', '--', ...added]);
  const { code, stderr, stdout } = await runGit(
    dir,
    ['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', '--', ...committed],
    message,
  );
  if (code !== 0) {
    if (added.length > 0) await runGit(dir, ['reset', '--quiet', '--', ...added]);
    return { refused: (stderr || stdout).trim() };
  }
  const head = await runGit(dir, ['rev-parse', 'HEAD']);
  return { commit: head.stdout.trim(), message: message.trim() };
}

async function unknownToGit(dir: string, files: readonly string[]): Promise<string[]> {
  const { stdout } = await runGit(dir, ['ls-files', '-z', '--', ...files]);
  const known = new Set(stdout.split('\0'));
  return files.filter((file) => !known.has(file));
}

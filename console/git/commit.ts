import { runGit } from './run-git.ts';

/**
 * Git's response to a commit; results stored by older versions have no message.
 * `needed`: files that the save did not write, and without which the committed config would have errors.
 */
export type CommitResult = { commit: string; message?: string; needed?: string[] } | { refused: string };

/**
 * Commits these files and nothing else, whatever is staged. The message is passed on standard input, and no shell is
 * involved.
 * @param added - those among them that are new
 */
export async function commitFiles(
  dir: string,
  files: readonly string[],
  message: string,
  added: readonly string[] = [],
): Promise<CommitResult> {
  // Git commits only paths that it tracks.
  if (added.length > 0) await runGit(dir, ['add', '--intent-to-add', '--', ...added]);
  const { code, stderr, stdout } = await runGit(
    dir,
    ['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', '--', ...files],
    message,
  );
  if (code !== 0) {
    if (added.length > 0) await runGit(dir, ['reset', '--quiet', '--', ...added]);
    return { refused: (stderr || stdout).trim() };
  }
  const head = await runGit(dir, ['rev-parse', 'HEAD']);
  return { commit: head.stdout.trim(), message: message.trim() };
}

import { runGit } from './run-git.ts';

/** What git said to a commit. */
export type CommitAnswer = { commit: string } | { refused: string };

/** Commits these files and nothing else, whatever is staged. The message goes by standard input, and no shell sees it. */
export async function commitFiles(
  dir: string,
  files: readonly string[],
  message: string,
): Promise<CommitAnswer> {
  const { code, stderr, stdout } = await runGit(
    dir,
    ['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', '--', ...files],
    message,
  );
  if (code !== 0) return { refused: (stderr || stdout).trim() };
  const head = await runGit(dir, ['rev-parse', 'HEAD']);
  return { commit: head.stdout.trim() };
}

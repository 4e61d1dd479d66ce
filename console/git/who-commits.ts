import { runGit } from './run-git.ts';

/** As whom git commits in a folder; null where it does not know. */
export async function whoCommits(dir: string): Promise<{ name: string; email: string } | null> {
  const { code, stdout } = await runGit(dir, ['var', 'GIT_AUTHOR_IDENT']);
  const [, name, email] = /^(.*) <(.*)> \d+ [+-]\d+\s*$/.exec(stdout) ?? [];
  return code === 0 && name !== undefined && email !== undefined ? { name, email } : null;
}

import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Io } from '../terminal/io.ts';

/** GitHub finds a file by its path from the root of the repository; ours count from the folder of the config. */
export function inRepository(
  diagnostics: readonly Diagnostic[],
  dir: string,
  { env }: Pick<Io, 'env'>,
): Diagnostic[] {
  const prefix = gitPrefix(dir) ?? prefixIn(env.GITHUB_WORKSPACE, dir);
  const at = <T extends { file: string }>(one: T): T => ({ ...one, file: prefix + one.file });
  if (prefix === '') return [...diagnostics];
  return diagnostics.map(({ moreFixes, ...one }) => ({
    ...at(one),
    related: one.related.map(at),
    ...(moreFixes && { moreFixes: moreFixes.map(at) }),
  }));
}

/** The path of the folder within its repository, `site/`; undefined outside of one, or without git. */
function gitPrefix(dir: string): string | undefined {
  try {
    const args = ['-C', dir, 'rev-parse', '--show-prefix'];
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}

function prefixIn(workspace: string | undefined, dir: string): string {
  if (!workspace) return '';
  try {
    const path = relative(realpathSync(workspace), realpathSync(dir));
    const isInside = path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path);
    return isInside ? `${path.split(sep).join('/')}/` : '';
  } catch {
    return '';
  }
}

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { SharedConsole } from './shared-console.ts';

/**
 * Puts the repository of a shared console back to its first commit, with its first operator, no other branch and no
 * remote: a test finds there what it needs, also at its second try.
 */
export function backToFirstCommit({ dir, ops }: Pick<SharedConsole, 'dir' | 'ops'>): void {
  const git = (...args: string[]): string => execFileSync('git', ['-C', dir, ...args]).toString();
  const lines = (...args: string[]): string[] =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  for (const remote of lines('remote')) {
    const address = git('remote', 'get-url', remote).trim();
    git('remote', 'remove', remote);
    rmSync(address, { recursive: true, force: true });
  }
  const [first = ''] = lines('rev-list', '--max-parents=0', 'HEAD');
  git('checkout', '-q', '-f', 'main');
  git('reset', '-q', '--hard', first);
  const others = lines('for-each-ref', '--format=%(refname:short)', 'refs/heads').filter(
    (one) => one !== 'main',
  );
  if (others.length > 0) git('branch', '-q', '-D', ...others);
  git('config', 'user.name', 'Operator');
  git('config', 'user.email', 'operator@example');
  ops.checkDisk();
}

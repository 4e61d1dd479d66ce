import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkError } from '../../ops/terminal/failures.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Prevents two consoles from overwriting each other's draft.
 * @returns a function that releases the lock
 * @throws WorkError where another process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  for (;;) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (pid > 0 && pid !== process.pid && isAlive(pid)) {
        throw new WorkError({
          zh: `这份配置已在另一个控制台里编辑（进程 ${pid}）`,
          en: `another console is editing this config (process ${pid})`,
        });
      }
      // The process died without releasing the lock.
      rmSync(path, { force: true });
    }
  }
}

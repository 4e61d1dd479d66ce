import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WorkError } from '../terminal/failures.ts';

const isConfig = (dir: string) => existsSync(join(dir, 'hosts.json'));

/**
 * The folder of the config: the one that was named, or the nearest one upward that has hosts.json.
 * @throws WorkError when there is none
 */
export function findConfig(cwd: string, named?: string): string {
  if (named !== undefined) return namedConfig(resolve(cwd, named));
  for (let dir = resolve(cwd); ; dir = dirname(dir)) {
    if (isConfig(dir)) return dir;
    if (dirname(dir) === dir) break;
  }
  throw new WorkError({
    zh: `在 ${cwd} 及上级目录里没有找到 hosts.json; 用 --config DIR 指明配置目录`,
    en: `no hosts.json in ${cwd} or any folder above; name the folder with --config DIR`,
  });
}

function namedConfig(dir: string): string {
  if (isConfig(dir)) return dir;
  throw new WorkError({
    zh: `${dir} 里没有 hosts.json, 不是配置目录`,
    en: `${dir} has no hosts.json, so it is no config`,
  });
}

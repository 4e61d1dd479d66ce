import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WorkError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';

const isConfig = (dir: string) => existsSync(join(dir, 'hosts.json'));

/**
 * The folder of the config: the one that was named, that of the variable FUNNEL_CONFIG, or the nearest one upward that has
 * hosts.json.
 * @throws WorkError when there is none
 */
export function findConfig({ cwd, env }: Pick<Io, 'cwd' | 'env'>, named?: string): string {
  if (named !== undefined) return namedConfig(resolve(cwd, named));
  if (env.FUNNEL_CONFIG) return namedConfig(resolve(cwd, env.FUNNEL_CONFIG), 'FUNNEL_CONFIG: ');
  for (let dir = resolve(cwd); ; dir = dirname(dir)) {
    if (isConfig(dir)) return dir;
    if (dirname(dir) === dir) break;
  }
  throw new WorkError({
    zh: `在 ${cwd} 及上级目录里没有找到 hosts.json; 用 --config DIR 或环境变量 FUNNEL_CONFIG 指明配置目录`,
    en: `no hosts.json in ${cwd} or any folder above; name the folder with --config DIR or the variable FUNNEL_CONFIG`,
  });
}

/** @param from - the start of the error message: what names the folder where no argument does */
function namedConfig(dir: string, from = ''): string {
  if (isConfig(dir)) return dir;
  throw new WorkError({
    zh: `${from}${dir} 里没有 hosts.json, 不是配置目录`,
    en: `${from}${dir} has no hosts.json, so it is no config`,
  });
}

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WorkError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';
import type { Text } from '../text/text.ts';

const isConfig = (dir: string) => existsSync(join(dir, 'hosts.json'));

/**
 * The folder of the config: the one that was named, that of the variable FUNNEL_CONFIG, the nearest one upward that has
 * hosts.json, or the only one in the current folder that has it.
 * @throws WorkError when there is none
 */
export function findConfig({ cwd, env }: Pick<Io, 'cwd' | 'env'>, named?: string): string {
  if (named !== undefined) return namedConfig(resolve(cwd, named));
  if (env.FUNNEL_CONFIG) return namedConfig(resolve(cwd, env.FUNNEL_CONFIG), 'FUNNEL_CONFIG: ');
  for (let dir = resolve(cwd); ; dir = dirname(dir)) {
    if (isConfig(dir)) return dir;
    if (dirname(dir) === dir) break;
  }
  const inside = configsIn(cwd);
  const [only] = inside;
  if (only !== undefined && inside.length === 1) return join(cwd, only);
  if (inside.length > 1) throw new WorkError(severalText(cwd, inside));
  throw new WorkError({
    zh: `在 ${cwd} 及上级目录里没有找到 hosts.json; 用 --config DIR 或环境变量 FUNNEL_CONFIG 指明配置目录`,
    en: `no hosts.json in ${cwd} or any folder above; name the folder with --config DIR or the variable FUNNEL_CONFIG`,
  });
}

/** A package is used from the folder beside the config, in which npm has installed it. */
const configsIn = (cwd: string): string[] =>
  readdirSync(cwd, { withFileTypes: true })
    .filter((one) => one.isDirectory() && isConfig(join(cwd, one.name)))
    .map(({ name }) => name)
    .sort();

const severalText = (cwd: string, inside: readonly string[]): Text => ({
  zh: `${cwd} 里有几个配置目录：${inside.join(', ')}；用 --config DIR 或环境变量 FUNNEL_CONFIG 指明一个`,
  en: `${cwd} has several configs: ${inside.join(', ')}; name one with --config DIR or the variable FUNNEL_CONFIG`,
});

/** @param from - the start of the error message: what names the folder where no argument does */
function namedConfig(dir: string, from = ''): string {
  if (isConfig(dir)) return dir;
  throw new WorkError({
    zh: `${from}${dir} 里没有 hosts.json, 不是配置目录`,
    en: `${from}${dir} has no hosts.json, so it is no config`,
  });
}

import { join, resolve } from 'node:path';
import type { Io } from '../terminal/io.ts';
import { isInstalled } from './programs.ts';

/** What the options of a command say. */
export interface SiteOptions {
  port?: string;
  host?: string;
  /** Folder of the releases. */
  dist?: string;
}

/**
 * The environment of a program for one config. In the repository its own folders stay those of npm start; of an installed
 * package, what is made of a config lies beside it.
 * @param config - folder of the config
 */
export function siteEnvironment(
  { cwd, env }: Pick<Io, 'cwd' | 'env'>,
  config: string,
  { port, host, dist }: SiteOptions,
  beside: boolean = isInstalled,
): Io['env'] {
  const folder = (named: string | undefined, otherwise: string) =>
    named ? resolve(cwd, named) : join(config, otherwise);
  return {
    ...env,
    FUNNEL_CONFIG: config,
    ...(beside && {
      FUNNEL_DIST: folder(env.FUNNEL_DIST, 'dist'),
      FUNNEL_DATA: folder(env.FUNNEL_DATA, '.data'),
    }),
    ...(dist !== undefined && { FUNNEL_DIST: resolve(cwd, dist) }),
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
  };
}

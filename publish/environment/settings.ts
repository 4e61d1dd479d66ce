import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The root of the repository, or of the package that npm has installed. */
export const root = dirname(dirname(import.meta.dirname));

/** A package that npm has installed has no sources and no lock file: what is made of them came with it, in this folder. */
export const packaged = existsSync(join(root, 'package-lock.json')) ? null : join(root, 'dist/package');

const configDir = resolve(root, process.env.FUNNEL_CONFIG ?? '.');
const named = process.env.FUNNEL_DIST;
const appDir = packaged ?? resolve(root, named ?? 'dist');
const siteDir = named ? resolve(root, named) : join(configDir, 'dist');

/**
 * Folders of the built app, which is the same for every config, and of the published releases of this config; `public` is
 * a link to the served release.
 */
export const dist = {
  app: join(appDir, 'app'),
  releases: join(siteDir, 'releases'),
  public: join(siteDir, 'public'),
} as const;

/** The settings that the environment may set; docs/commands.md lists the variables. */
export interface Settings {
  port: number;
  address: string;
  /** Folder of the sandbox's database. */
  data: string;
  /** The real product API instead of the sandbox, e.g. https://api.example. */
  api: string | null;
  /** Folder of the config. */
  config: string;
}

/** @throws Error that names the variable and the values it accepts */
function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT takes a number from 0 to 65535, got "${env.PORT}"`);
  }
  const api = env.FUNNEL_API ? URL.parse(env.FUNNEL_API) : undefined;
  if (env.FUNNEL_API && (!api || !/^https?:$/.test(api.protocol))) {
    throw new Error(`FUNNEL_API takes an http(s) address, got "${env.FUNNEL_API}"`);
  }
  const config = resolve(root, env.FUNNEL_CONFIG ?? '.');
  if (!existsSync(join(config, 'hosts.json'))) {
    throw new Error(`FUNNEL_CONFIG takes a folder with a hosts.json; there is none in "${config}"`);
  }
  return {
    port,
    address: env.HOST ?? '127.0.0.1',
    data: resolve(root, env.FUNNEL_DATA ?? '.data'),
    api: api ? api.href.replace(/\/$/, '') : null,
    config,
  };
}

/** Returns the settings, or prints one line that says what is wrong with them and exits with code 3. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(3);
  }
}

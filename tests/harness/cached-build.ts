import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../ops/index.ts';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { root } from '../../publish/environment/settings.ts';
import { listFiles } from '../../publish/files/list-files.ts';
import { prepareRelease, renderRelease } from '../../publish/releases/render-release.ts';
import type { Config } from '../../schemas/index.ts';
import { buildConsolePage } from '../../tools/console-page/build-console-page.ts';

const cache = join(root, 'node_modules/.cache/funnel-tests');
const code = [
  'schemas',
  'profiles',
  'runtime',
  'renderer',
  'publish',
  'ops',
  'public',
  'index.html',
  'vite.config.ts',
];
const config = ['hosts.json', 'channels.json', 'brands.json', 'definitions'];

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json']) {
    const isFile = statSync(join(root, source)).isFile();
    const files = isFile ? [source] : listFiles(join(root, source)).map((file) => `${source}/${file}`);
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const ageMs = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** Removes builds of other sources that no run has used within an hour. */
function removeOldBuilds(): void {
  const hour = 3_600_000;
  for (const name of readdirSync(cache)) {
    if (ageMs(join(cache, name)) > hour) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

const folderOf = (name: string, sources: readonly string[]): string =>
  join(cache, `${name}-${hashOf(sources)}`);

/**
 * A build that all test files of all runs share until one of its sources changes. Of several concurrent processes, one
 * builds. The folder is read-only.
 * @param sources - files and folders that the build is made of
 * @returns the folder
 */
export async function cachedBuild(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = folderOf(name, sources);
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await wait(100);
      continue;
    }
    try {
      // The previous holder of the lock may have built it meanwhile.
      if (existsSync(folder)) break;
      await build(`${folder}.new`);
      if (folderOf(name, sources) !== folder)
        throw new Error(`the sources of ${name} were changed while it was built: run the tests again`);
      renameSync(`${folder}.new`, folder);
      removeOldBuilds();
    } finally {
      rmSync(lock, { force: true });
    }
  }
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/** Takes the lock of a build unless a live process has it. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Not written yet: the process that created the lock is about to write it.
    return owner === 0 ? ageMs(lock) < 10_000 : process.kill(owner, 0);
  } catch {
    return false;
  }
}

/** The app as `npm run build` builds it. */
export const cachedApp = (): Promise<string> => cachedBuild('app', code, buildApp);

/** The shipped config, published over `cachedApp`, for a server with a sandbox. */
export const cachedSite = (): Promise<string> =>
  cachedBuild('site', [...code, ...config], async (folder) => {
    const { config } = readConfig(root);
    if (!config) throw new Error('the config has errors: npx funnel check');
    await renderRelease(config, await cachedApp(), folder, { sandbox: true, compression: 'fast' });
  });

/**
 * The same build with another hash in the name of each chunk.
 * @param rename - gives the chunks of a folder other names, and changes their references
 */
export const cachedOtherApp = (rename: (folder: string) => void): Promise<string> =>
  cachedBuild('other-app', code, async (folder) => {
    // Without the compressed copies: publishing makes them again.
    cpSync(await cachedApp(), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    rename(folder);
  });

/** A config published over an app: files of one release, for a server with a sandbox. */
export const cachedRelease = (name: string, released: Config, app = cachedApp): Promise<string> =>
  cachedBuild(name, [...code, ...config], async (folder) => {
    const write = await prepareRelease(released, await app(), { sandbox: true, compression: 'fast' });
    write(folder);
  });

/** The page of `npm run ops`. */
export const cachedConsolePage = (): Promise<string> =>
  cachedBuild('console-page', ['console', 'tools/console-page', ...code], buildConsolePage);

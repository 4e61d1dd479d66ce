import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../publish/files/list-files.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { pluginTypes } from './plugin-types.ts';

/** Builds that the package brings along, for they are the same for every config. */
export interface Builds {
  app: string;
  console: string;
}

/**
 * Writes what npm packs beside the command: bundled programs, the types of `funnel/plugin`, the app and the console's page.
 * @param to - a folder that is written anew
 */
export async function writePackage(root: string, to: string, builds: Builds): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'commands'), { recursive: true });
  for (const { fileName, code } of await bundlePrograms(root))
    writeFileSync(join(to, 'commands', fileName), code);
  for (const [file, text] of pluginTypes(root)) {
    mkdirSync(dirname(join(to, 'types', file)), { recursive: true });
    writeFileSync(join(to, 'types', file), text);
  }
  cpSync(builds.app, join(to, 'app'), { recursive: true });
  cpSync(builds.console, join(to, 'console'), { recursive: true });
  // Vite has copied the pictures of the config of the repository, which are no part of another one.
  for (const file of listFiles(join(root, 'public')))
    for (const copy of ['', '.br', '.gz']) rmSync(join(to, 'app', `${file}${copy}`), { force: true });
}

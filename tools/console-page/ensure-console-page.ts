import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, packaged, root } from '../../publish/environment/settings.ts';
import { listFiles } from '../../publish/files/list-files.ts';

/** The folder from which the console's page is served. */
export const consolePageDir = join(dirname(dist.app), 'console');
/** Outside that folder: everything in it is served. */
const stamp = `${consolePageDir}.json`;

/** Source folders of the page: it imports pure functions of the commands, its server and the schemas. */
function sourcesHash(): string {
  const folders = ['console', 'ops', 'schemas', 'profiles'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const hash = createHash('sha256');
  for (const file of [...folders, 'tools/console-page/build-console-page.ts', 'package-lock.json']) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const isBuilt = (): boolean =>
  existsSync(join(consolePageDir, 'index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === sourcesHash();

/** Builds the console's page unless there is a build of the current sources; an installed package came with one. */
export async function ensureConsolePage(): Promise<void> {
  if (packaged !== null || isBuilt()) return;
  const sources = sourcesHash();
  const { buildConsolePage } = await import('./build-console-page.ts');
  await buildConsolePage(consolePageDir);
  writeFileSync(stamp, sources);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packaged, root } from '../environment/settings.ts';
import { listFiles } from '../files/list-files.ts';

/** The sources of the JavaScript. The JSON Schemas under schemas/json are for editors. */
const sources = ['renderer', 'runtime', 'schemas', 'profiles'];
const sourceFiles = ['index.html', 'vite.config.ts', 'package-lock.json'];

const stampOf = (appDir: string): string => join(appDir, 'build.json');

/** Hash of the current sources. */
function sourcesHash(): string {
  const inFolders = sources.flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const files = [...inFolders, ...sourceFiles].filter((file) => !file.startsWith('schemas/json/'));
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Written last, so that an interrupted build has no stamp. */
export function writeBuildStamp(appDir: string): void {
  writeFileSync(stampOf(appDir), `${JSON.stringify({ sources: sourcesHash() })}\n`);
}

/**
 * The build's JavaScript can hydrate only pages that were rendered by the same sources.
 * @throws Error where the app build is missing, incomplete or made from other sources
 */
export function assertAppBuildCurrent(appDir: string): void {
  const again = packaged === null ? 'npm run build makes one' : 'install the package again';
  if (!existsSync(stampOf(appDir))) throw new Error(`there is no complete app build in ${appDir}: ${again}`);
  const { sources: built } = JSON.parse(readFileSync(stampOf(appDir), 'utf8')) as { sources?: string };
  if (packaged === null && built !== sourcesHash()) {
    throw new Error(`the app build in ${appDir} was made from other sources than these: ${again}`);
  }
  const html = readFileSync(join(appDir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '');
  const missing = named.find((address) => !existsSync(join(appDir, address)));
  if (missing) throw new Error(`the app build in ${appDir} lacks ${missing}: ${again}`);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { dist, root } from '../../publish/environment/settings.ts';
import { listFiles } from '../../publish/files/list-files.ts';

/** The folder from which the console's page is served. */
export const consolePageDir = join(dirname(dist.app), 'console');
/** Outside that folder: everything in it is served. */
const stamp = `${consolePageDir}.json`;

/** Source folders of the page: it imports pure functions of the commands, its server and the schemas. */
function sourcesHash(): string {
  const folders = ['console', 'ops', 'schemas'].flatMap((folder) =>
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

/** Builds the console's page unless there is a build of the current sources. */
export async function ensureConsolePage(): Promise<void> {
  if (isBuilt()) return;
  const sources = sourcesHash();
  await buildConsolePage(consolePageDir);
  writeFileSync(stamp, sources);
}

/** Builds the page into a folder; every file of it is served. */
export async function buildConsolePage(outDir: string): Promise<void> {
  // Vite does not override an existing NODE_ENV; under a test runner it would build React's development version.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: false,
      root: join(root, 'console/ui/app'),
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        // `/assets/` belongs to the config's images; the page's policy forbids inlined files.
        assetsDir: 'page',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'chrome80',
        chunkSizeWarningLimit: 2000,
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

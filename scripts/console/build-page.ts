import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { listFiles } from '../list-files.ts';
import { dist, root } from '../settings.ts';

/** Where the console's page is served from. */
export const pageDir = join(dirname(dist.app), 'console');
/** Beside the page and not in it: everything in the folder is served. */
const stamp = `${pageDir}.json`;

/** What the page is made of: it takes a few pure functions from its server and the schemas. */
function sourcesHash(): string {
  const folders = ['ops', 'schemas'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const hash = createHash('sha256');
  for (const file of [...folders, 'scripts/console/build-page.ts', 'package-lock.json']) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const isBuilt = (): boolean =>
  existsSync(join(pageDir, 'index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === sourcesHash();

/** Builds the console's page where there is none of these sources. */
export async function ensurePageBuild(): Promise<void> {
  if (isBuilt()) return;
  const sources = sourcesHash();
  await buildPage(pageDir);
  writeFileSync(stamp, sources);
}

/** Builds it into a folder of which everything is served. */
export async function buildPage(outDir: string): Promise<void> {
  // Vite keeps a NODE_ENV that is set, and under a test runner that would build React's development version.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: false,
      root: join(root, 'ops/console/app'),
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        // `/assets/` is where the config's pictures are; the page's policy takes no inlined file.
        assetsDir: 'page',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        chunkSizeWarningLimit: 2000,
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

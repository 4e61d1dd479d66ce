import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../publish/environment/settings.ts';

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

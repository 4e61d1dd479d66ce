import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { root } from '../environment/settings.ts';
import { writeCompressedCopies } from '../files/compressed-copies.ts';
import { buildInlineScripts } from './build-inline-scripts.ts';
import { writeBuildStamp } from './build-stamp.ts';
import { writeInlineScripts } from './inline-scripts-file.ts';

/** Builds the app's JavaScript and CSS, and the code that renders its pages as HTML: the same for every config. */
export async function buildApp(outDir: string): Promise<void> {
  // Vite does not override an existing NODE_ENV; under a test runner it would build React's development version.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const shared: InlineConfig = { root, mode: 'production', logLevel: 'warn' };
  try {
    await build({ ...shared, build: { outDir, emptyOutDir: true } });
    await build({
      ...shared,
      // Resolves the router as for a browser: the rendered HTML has to match what the browser hydrates.
      ssr: {
        noExternal: true,
        target: 'webworker',
        resolve: { conditions: ['browser', 'module', 'import'] },
      },
      build: {
        outDir: join(outDir, 'prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        chunkSizeWarningLimit: 2000,
        target: 'es2023',
        ssr: 'renderer/prerender/prerender.tsx',
        rollupOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    });
    writeInlineScripts(outDir, await buildInlineScripts());
    writeCompressedCopies(join(outDir, 'assets'));
    writeBuildStamp(outDir);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

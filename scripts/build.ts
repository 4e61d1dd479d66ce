import { join } from 'node:path';
import { build } from 'vite';
import { stampAppBuild } from './app-build.ts';
import { precompress } from './precompress.ts';
import { dist, root } from './settings.ts';

/** Builds the app's JavaScript and CSS: the same for every host, channel and config. */
export async function buildApp(outDir: string = dist.app): Promise<void> {
  // Vite keeps a NODE_ENV that is set, and under a test runner that would build React's development version.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, mode: 'production', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    precompress(join(outDir, 'assets'));
    stampAppBuild(outDir);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

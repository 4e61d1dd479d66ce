import { build } from 'vite';
import { dist, root } from './settings.ts';

/** Builds the app's JavaScript and CSS: the same for every host, channel and config. */
export async function buildApp(): Promise<void> {
  await build({ root, logLevel: 'warn', build: { outDir: dist.app, emptyOutDir: true } });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../ops/index.ts';
import { prepareRelease } from '../../../publish/releases/render-release.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { cachedApp } from '../../harness/cached-build.ts';

/** The config of a folder, published and served with a sandbox as `FUNNEL_CONFIG=… npm start` does. */
export async function serveConfig(dir: string): Promise<{ port: number; close(): void }> {
  const { config, diagnostics } = readConfig(dir);
  if (!config)
    throw new Error(`${dir}: ${diagnostics.map(({ code, file }) => `${code} ${file}`).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'funnel-config-'));
  const site = join(folder, 'public');
  const target = { sandbox: true, compression: 'fast' } as const;
  (await prepareRelease(config, await cachedApp(), target, join(dir, 'public')))(site);
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: dir };
  const server = await serve(site, settings);
  return {
    port: server.port,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

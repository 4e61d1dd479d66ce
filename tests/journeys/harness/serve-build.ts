import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../../ops/index.ts';
import { buildApp } from '../../../publish/app-build/build-app.ts';
import { root } from '../../../publish/environment/settings.ts';
import { renderRelease } from '../../../publish/releases/render-release.ts';
import { serve } from '../../../tools/serve/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the real build with the sandbox beside it. */
    port: number;
  }
}

/**
 * Builds and serves the funnel once for all journeys, as npm start does, with a sandbox database of its own; in a
 * folder of its own, so that an `npm start` that is running keeps its files.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const { config } = readConfig(root);
  if (!config) throw new Error('the config has errors: npx funnel check');
  const folder = mkdtempSync(join(tmpdir(), 'funnel-journeys-'));
  const [app, publicDir, data] = [join(folder, 'app'), join(folder, 'public'), join(folder, 'data')];
  await buildApp(app);
  await renderRelease(config, app, publicDir, { sandbox: true });
  const settings = { port: 0, address: '127.0.0.1', data, api: null, config: root };
  const server = await serve(publicDir, settings);
  project.provide('port', server.port);
  return () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

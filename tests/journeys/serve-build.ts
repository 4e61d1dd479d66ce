import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../ops/index.ts';
import { buildApp } from '../../scripts/build.ts';
import { publish } from '../../scripts/publish.ts';
import { serve } from '../../scripts/serve.ts';
import { dist, root } from '../../scripts/settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the real build with the sandbox beside it. */
    port: number;
  }
}

/** Builds and serves the funnel once for all journeys, as npm start does, with a sandbox database of its own. */
export async function setup(project: TestProject): Promise<() => void> {
  const { config } = readConfig(root);
  if (!config) throw new Error('the config has errors: npx funnel check');
  const data = mkdtempSync(join(tmpdir(), 'funnel-journeys-'));
  await buildApp();
  publish(config, dist.app, dist.public);
  const settings = { port: 0, address: '127.0.0.1', data, api: null, config: root };
  const server = await serve(dist.public, Object.keys(config.hosts.hosts), settings);
  project.provide('port', server.port);
  return () => {
    server.close();
    rmSync(data, { recursive: true, force: true });
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../../publish/environment/settings.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { cachedSite } from '../../harness/cached-build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the real build with the sandbox. */
    port: number;
  }
}

/**
 * Serves the funnel for all journeys, as npm start does, with its own sandbox database; a running `npm start` keeps
 * its files.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-journeys-'));
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: root };
  const server = await serve(await cachedSite(), settings);
  project.provide('port', server.port);
  return () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

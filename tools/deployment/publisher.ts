import { realpathSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist } from '../../publish/environment/settings.ts';
import { siteConfig } from '../../publish/nginx/nginx-config.ts';
import { readManifest } from '../../publish/releases/manifest.ts';
import { readPageHeaders } from '../../publish/releases/open-release.ts';
import { publishRelease } from '../../publish/releases/publish-release.ts';
import { servedVersion } from '../../publish/releases/release-paths.ts';
import { rollback } from '../../publish/releases/rollback.ts';
import type { Config } from '../../schemas/index.ts';
import { findNginx } from '../nginx/find-nginx.ts';
import type { PublisherMessage, PublisherOrder } from './publisher-messages.ts';

// A process of its own: rendering pages would hold up the visitors of the run. It does what docs/serving.md tells
// operators to do: publish or roll back, write the configuration of nginx, reload nginx.

/** Every so many steps a config is published; in between another release is served. */
const publishEach = 5;

const send = (message: PublisherMessage): void => void process.send?.(message);

function loadConfig(folder: string): { config: Config; folder: string } {
  const { config, report } = readCheckedConfig(folder);
  if (!config) throw new Error(report);
  return { config, folder };
}

function writeSite({ site, api, port }: PublisherOrder): void {
  const manifest = readManifest(dist.public);
  const dir = realpathSync(dist.public);
  const options = {
    root: dir,
    api: new URL(api),
    listen: [`127.0.0.1:${port}`],
    accessLog: null,
    brotli: findNginx()?.brotliModule !== null,
  };
  writeFileSync(
    site,
    siteConfig(manifest, (html) => readPageHeaders({ dir, manifest }, html), options),
  );
}

async function run(order: PublisherOrder): Promise<void> {
  const configs = order.configs.map(loadConfig);
  const publish = async (at: number) => {
    const { config, folder } = configs[at % configs.length] ?? {};
    if (!config || !folder) throw new Error('there is no config to publish');
    return publishRelease(config, { api: order.api, config: folder });
  };
  // Every release is served once: only those can be rolled back to.
  const versions: string[] = [];
  for (const at of configs.keys()) versions.push((await publish(at)).version);
  writeSite(order);
  send({ kind: 'ready' });
  const [nginx] = await new Promise<[number]>((resolve) =>
    process.once('message', (pid: number) => resolve([pid])),
  );
  const until = Date.now() + order.milliseconds;
  for (let step = 0; Date.now() < until; step += 1) {
    const began = Date.now();
    // Rendering the pages takes longer than a second; a switch to a release that is rendered does not.
    const isRollback = step % publishEach > 0;
    const next = versions[(versions.indexOf(servedVersion(dist) ?? '') + 1) % versions.length] ?? null;
    const { version, before } = isRollback ? rollback(dist, next) : await publish(step);
    writeSite(order);
    process.kill(nginx, 'SIGHUP');
    send({ kind: isRollback ? 'rolledBack' : 'published', version, before });
    await wait(Math.max(0, 1000 - (Date.now() - began)));
  }
  send({ kind: 'done' });
}

process.once('message', (order: PublisherOrder) => {
  run(order).then(
    () => process.disconnect(),
    (error: unknown) => {
      send({ kind: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.disconnect();
    },
  );
});

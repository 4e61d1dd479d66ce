import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { root } from '../../publish/environment/settings.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import type { Config } from '../../schemas/index.ts';
import { serve } from '../serve/serve.ts';

/** Longer than any picture takes, so that a waiting page does not move on. */
const waitMs = 3_600_000;

const hostOfBrand = (brand: string): string => `gallery-${brand}.example`;
export const originOfBrand = (brand: string, port: number): string =>
  `http://gallery-${brand}.localhost:${port}`;
export const pathOfPage = (page: string): string => `/gallery/${page}`;

/**
 * The config with a host for each brand instead of its own hosts, and a route for each page, agreements too. Kind `other` without a token: no
 * row of navigation.json sends such a visit elsewhere, so that every page can be seen.
 */
function withGallery(config: Config): Config {
  const pages = Object.keys(config.pages);
  const nameOf = (page: string) => `gallery_${page}`;
  const routes = pages.map((page) => [
    nameOf(page),
    { path: pathOfPage(page), page, kind: 'other', on: 'everyHost' } as const,
  ]);
  const first = pages[0];
  if (first === undefined) throw new Error('the config has no pages');
  const hosts = Object.keys(config.brands.brands).map((id) => [
    hostOfBrand(id),
    { root: nameOf(first), entries: [], brand: { id } },
  ]);
  const still = Object.entries(config.pages).map(([id, page]) => [
    id,
    {
      ...page,
      body: page.body.map((block) =>
        block.type === 'progress' ? { ...block, milliseconds: waitMs } : block,
      ),
    },
  ]);
  return {
    ...config,
    pages: Object.fromEntries(still),
    routes: {
      ...config.routes,
      routes: { ...config.routes.routes, ...Object.fromEntries(routes) },
    },
    // Every host has every page prerendered: those of the config would be most of the time.
    hosts: { ...config.hosts, hosts: { default: config.hosts.hosts.default, ...Object.fromEntries(hosts) } },
  };
}

/**
 * Serves the gallery's config with its own sandbox from a temporary folder.
 * @param built - an app that is built already
 * @param dir - the folder of the config
 */
export async function serveGallery(
  config: Config,
  built?: string,
  dir: string = root,
): Promise<{ port: number; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-gallery-'));
  const app = built ?? join(folder, 'app');
  const [publicDir, data] = [join(folder, 'public'), join(folder, 'data')];
  if (!built) await buildApp(app);
  const gallery = withGallery(config);
  const target = { sandbox: true, compression: 'fast' } as const;
  await renderRelease(gallery, app, publicDir, target, join(dir, 'public'));
  const settings = { port: 0, address: '127.0.0.1', data, api: null, config: dir };
  const server = await serve(publicDir, settings);
  return {
    port: server.port,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { listFiles } from '../../publish/files/list-files.ts';
import { prerenderedRoutesOf } from '../../publish/prerender/prerendered-routes.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { resolveSite } from '../../runtime/index.ts';
import { blockTypes, type Config } from '../../schemas/index.ts';
import { createSiteHandler } from '../serve/serve.ts';
import { type Chunk, chunksOfPage, readChunkSizes, unclaimedViews } from './chunk-sizes.ts';
import {
  type CompressedSize,
  compressedSizeOf,
  compressedSizeOfFile,
  largerOf,
  sumSizes,
  zeroSize,
} from './compressed-size.ts';

/** The files of the first visit to a page, with their sizes. */
export interface PageSizes {
  page: string;
  /** It is the first page of some host: an advertisement leads there. */
  isLanding: boolean;
  /** Its HTML shows it before any request to the server. */
  isRendered: boolean;
  chunks: readonly Chunk[];
  js: CompressedSize;
  css: CompressedSize;
  /** The largest HTML of the hosts that show the page. */
  html: CompressedSize;
  /** The page's bundle; zero if the HTML contains it. */
  json: CompressedSize;
}

/** Every host and path that shows a page. */
function addressesOf(config: Config, page: string): Address[] {
  return Object.keys(config.hosts.hosts).flatMap((host) => {
    const { routes, root } = resolveSite(config, host);
    const destinations = prerenderedRoutesOf(config, host).filter(({ isDestination }) => isDestination);
    return Object.entries(routes)
      .filter(([, route]) => route.page === page)
      .map(([name, { path }]) => ({
        ...{ host, path, isFirst: name === root },
        isDestination: destinations.some((one) => one.name === name),
      }));
  });
}

interface Address {
  host: string;
  path: string;
  isFirst: boolean;
  /** Visits lead there (publish/prerender/prerendered-routes.ts). */
  isDestination: boolean;
}

/**
 * Publishes into a temporary folder, and measures what every page needs.
 * @param built - the app, where it is built already
 */
export async function measurePages(
  config: Config,
  built?: string,
): Promise<{ pages: PageSizes[]; unclaimed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-bytes-'));
  try {
    const [app, publicDir] = [built ?? join(folder, 'app'), join(folder, 'public')];
    if (built === undefined) await buildApp(app);
    await renderRelease(config, app, publicDir, { sandbox: false });
    const chunks = readChunkSizes(app);
    const htmlOf = htmlReader(publicDir);
    const htmlWeight = onceEach(sizesOfHtml(publicDir));
    const pages = Object.keys(config.pages).map(async (page): Promise<PageSizes> => {
      const addresses = addressesOf(config, page);
      const all = await Promise.all(addresses.map(({ host, path }) => htmlOf(host, path)));
      const isLanding = addresses.some(({ isFirst }) => isFirst);
      // A landing page is measured on the hosts where visits begin with it.
      const begun = all.filter((_, at) => addresses[at]?.isFirst || !isLanding);
      const isRendered = begun.length > 0 && begun.every((html) => html.includes('id="brand-slots"'));
      const begins = isRendered && !addresses.some(({ isDestination }) => isDestination);
      const needed = chunksOfPage(chunks, config, page, begins);
      return {
        ...{ page, isLanding, isRendered, chunks: needed },
        js: sumSizes(needed.map(({ js }) => js)),
        css: sumSizes(needed.map(({ css }) => css)),
        html: all.map(htmlWeight).reduce(largerOf, zeroSize),
        json: isLanding || isRendered ? zeroSize : compressedSizeOf(bundleText(publicDir, page)),
      };
    });
    return { pages: await Promise.all(pages), unclaimed: unclaimedViews(chunks, blockTypes) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishing has compressed each HTML, and brotli is slow. */
function sizesOfHtml(publicDir: string): (text: string) => CompressedSize {
  const files = listFiles(publicDir).filter((file) => file.endsWith('.html'));
  const published = new Map(
    files.map((file) => [readFileSync(join(publicDir, file), 'utf8'), join(publicDir, file)]),
  );
  return (text) => {
    const file = published.get(text);
    return file === undefined ? compressedSizeOf(text) : compressedSizeOfFile(file);
  };
}

/** Many routes of a host share one HTML. */
function onceEach(weighOne: (text: string) => CompressedSize): (text: string) => CompressedSize {
  const known = new Map<string, CompressedSize>();
  return (text) => {
    const weight = known.get(text) ?? weighOne(text);
    known.set(text, weight);
    return weight;
  };
}

/** Requests pages as a browser does, so that the layout of the published files does not matter. */
function htmlReader(publicDir: string) {
  // No call is made; naming an upstream prevents the sandbox from opening a database.
  const settings = { port: 0, address: '', data: '', api: 'http://127.0.0.1:9', config: '' };
  const answer = createSiteHandler(publicDir, settings);
  const known = new Map<string, Promise<string>>();
  return (host: string, path: string): Promise<string> => {
    const name = host === 'default' ? 'localhost' : host;
    const asked = new Request(`https://${name}${path.replace('*', 'no-such-page')}`, {
      headers: { host: name },
    });
    const html =
      known.get(asked.url) ?? Promise.resolve(answer(asked, {} as HttpBindings)).then((it) => it.text());
    known.set(asked.url, html);
    return html;
  };
}

function bundleText(publicDir: string, page: string): Buffer {
  const folder = join(publicDir, 'config/pages');
  const file = readdirSync(folder).find((name) => name.replace(/\.[0-9a-f]+\.json$/, '') === page);
  if (!file) throw new Error(`page "${page}" was not published`);
  return readFileSync(join(folder, file));
}

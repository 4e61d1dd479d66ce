import type { Site } from '../../runtime/index.ts';
import type { PageBundle } from './page-bundle.ts';
import type { ShardVersion } from './shard-address.ts';

/** The address of a page's bundle. In ES5: it is also part of the shell script. */
export function pageAddress(id: string, version: string): string {
  return '/config/pages/' + id + '.' + version + '.json';
}

/** The data in the HTML of a host, as JSON in `<script type="application/json" id="funnel">`. */
export interface EmbeddedSite {
  /** With the default channel only. */
  site: Site;
  shards: ShardVersion;
  /** The version of the page bundles. */
  pages: string;
  /** Bundles of the first page: no request before the first paint. */
  bundles: Record<string, PageBundle>;
  /** Address of the product API. */
  api: string;
}

export const embeddedSiteId = 'funnel';

/** @throws if the HTML contains no site: it was not made by `npm run publish:config` */
export function readEmbeddedSite(document: Document): EmbeddedSite {
  const text = document.getElementById(embeddedSiteId)?.textContent;
  if (!text) throw new Error('the site is missing');
  return JSON.parse(text) as EmbeddedSite;
}

import type { Site } from '../../runtime/index.ts';
import type { PageBundle } from './page-bundle.ts';
import type { ShardVersion } from './shard-address.ts';

/** Where the bundle of a page is, if it was published. */
export const pageAddress = (id: string, version: string): string => `/config/pages/${id}.${version}.json`;

/** What the HTML of a host carries, as JSON in `<script type="application/json" id="funnel">`. */
export interface EmbeddedSite {
  /** Of its channels only the default one. */
  site: Site;
  shards: ShardVersion;
  /** Which version of the pages there is. */
  pages: string;
  /** Bundles of the pages that are shown first: no request before the first paint. */
  bundles: Record<string, PageBundle>;
  /** Address of the product API. */
  api: string;
}

export const embeddedSiteId = 'funnel';

/** @throws where the HTML carries none: the page was not made by `npm run publish:config` */
export function readEmbeddedSite(document: Document): EmbeddedSite {
  const text = document.getElementById(embeddedSiteId)?.textContent;
  if (!text) throw new Error('this HTML carries no site: it was not published');
  return JSON.parse(text) as EmbeddedSite;
}

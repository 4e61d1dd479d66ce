import type { Site } from '../runtime/index.ts';
import type { PageBundle } from './page-context.ts';

/** What the HTML of a host carries, as JSON in `<script type="application/json" id="funnel">`. */
export interface Embedded {
  site: Site;
  /** Address of each page's bundle, by page id; content-hashed. */
  pages: Record<string, string>;
  /** Bundles of the pages that are shown first: no request before the first paint. */
  bundles: Record<string, PageBundle>;
  /** Address of the product API. */
  api: string;
}

export const embeddedId = 'funnel';

/** @throws where the HTML carries none: the page was not made by `npm run publish:config` */
export function readEmbedded(document: Document): Embedded {
  const text = document.getElementById(embeddedId)?.textContent;
  if (!text) throw new Error('this HTML carries no site: it was not published');
  return JSON.parse(text) as Embedded;
}

import type { PageBundle } from '../site-data/page-bundle.ts';
import type { PageBehind } from './page-behind.ts';

/** A page that stays in the document while the visitor is elsewhere. */
export interface KeepAlivePage {
  /** Unique in the document; never reused. */
  id: number;
  route: string;
  /** The product that it shows, if it was chosen on another page: another product is another page. */
  about: string | null;
  bundle: PageBundle;
  /** The page above which it has opened in a sheet; null if it is a page by itself. */
  behind: PageBehind | null;
}
export type KeepAliveKey = Omit<KeepAlivePage, 'id'>;

/** A phone with 2 GB of memory can hold this many pages beside the one that is shown. */
const maxPages = 4;

export const isSamePage = (one: KeepAliveKey, other: KeepAliveKey): boolean =>
  one.route === other.route && one.about === other.about;

/**
 * The pages that are kept alive, with the shown one first; evicts the least recently shown one. A page that is opened
 * once more above another one has that one behind it from then on; who comes back to it finds it as it was.
 */
export function keepAlive(pages: readonly KeepAlivePage[], wanted: KeepAliveKey): readonly KeepAlivePage[] {
  const known = pages.find((page) => isSamePage(page, wanted));
  const behind = wanted.behind ?? known?.behind ?? null;
  if (known && known === pages[0] && known.behind === behind) return pages;
  const id = Math.max(0, ...pages.map((page) => page.id)) + 1;
  const others = pages.filter((page) => page !== known);
  return [known ? { ...known, behind } : { ...wanted, id }, ...others].slice(0, maxPages);
}

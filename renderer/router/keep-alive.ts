import type { PageBundle } from '../site-data/page-bundle.ts';

/** A page that stays in the document while the visitor is elsewhere. */
export interface KeepAlivePage {
  /** Unique in the document; never reused. */
  id: number;
  route: string;
  /** The product that it shows, if it was chosen on another page: another product is another page. */
  about: string | null;
  bundle: PageBundle;
}
export type KeepAliveKey = Omit<KeepAlivePage, 'id'>;

/** A phone with 2 GB of memory can hold this many pages beside the one that is shown. */
const mostKept = 4;

export const isSamePage = (one: KeepAliveKey, other: KeepAliveKey): boolean =>
  one.route === other.route && one.about === other.about;

/** The pages kept alive with the shown one first; evicts the least recently shown one. */
export function keepAlive(kept: readonly KeepAlivePage[], wanted: KeepAliveKey): readonly KeepAlivePage[] {
  const [first] = kept;
  if (first && isSamePage(first, wanted)) return kept;
  const known = kept.find((page) => isSamePage(page, wanted));
  const id = Math.max(0, ...kept.map((page) => page.id)) + 1;
  const others = kept.filter((page) => page !== known);
  return [known ?? { ...wanted, id }, ...others].slice(0, mostKept);
}

import type { PageBundle } from '../site-data/page-bundle.ts';

/** A page that stays in the document while the visitor is elsewhere. */
export interface KeepAlivePage {
  /** Tells it from the others in the document; never given twice. */
  id: number;
  route: string;
  /** What it shows, where that was chosen elsewhere: another product is another page. */
  about: string | null;
  bundle: PageBundle;
}
export type KeepAliveKey = Omit<KeepAlivePage, 'id'>;

/** A phone of 2 GB holds this many pages beside the one that is shown. */
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

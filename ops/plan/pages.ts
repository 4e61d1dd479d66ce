import type { Config } from '../../schemas/index.ts';
import type { Comparison } from '../compare/comparison.ts';
import { pagesReached } from '../compare/landing-labels.ts';
import type { Edit } from '../edits/edits.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { canonical } from '../json/canonical.ts';
import type { LedOnSides } from '../led-visitors/led-on-sides.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import type { ReportedPage } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** What a plan reports of pages, and the visitors of each. */
interface PagesReached {
  pages: ReportedPage[];
  reached: ReadonlyMap<string, readonly Product[]>;
}

/** Each page that differs, with the visitors who reach it. */
export function reportPages(
  comparison: Comparison,
  both: { before: ReturnType<Comparison['revision']>; after: ReturnType<Comparison['revision']> },
  differences: ReadonlyMap<string, PageDifference[]>,
  reporter: PlanReporter,
  led: LedOnSides,
): PagesReached {
  if (differences.size === 0) return { pages: [], reached: new Map() };
  const { before, after } = both;
  const revisionOf = (page: string) => (Object.hasOwn(after.config.pages, page) ? after : before);
  const showing = new Map(
    [...differences.keys()].map((page) => [page, pagesShowing(revisionOf(page).config, page)]),
  );
  const wanted = new Set([...showing.values()].flatMap((pages) => [...pages]));
  const showsOf = (page: string) => [...showing].flatMap(([shown, on]) => (on.has(page) ? [shown] : []));
  const extents = new Map(
    [before, after].map((side) => [side, () => extentsOf(pagesReached(comparison, side, wanted), showsOf)]),
  );
  const known = new Map<unknown, Map<string, Product[]>>();
  const all = new Map<string, readonly Product[]>();
  const pages = [...differences].map(([page, found]) => {
    const revision = revisionOf(page);
    const reached = known.get(revision) ?? extents.get(revision)?.();
    if (!reached) throw new Error('a page that differs is in one of the revisions');
    known.set(revision, reached);
    const file = `definitions/pages/${page}.json`;
    const products = reached.get(page) ?? [];
    all.set(page, products);
    const whom = products.length > 0 && { led: led.by(revision, showing.get(page) ?? new Set()) };
    return { page, file, differences: found, ...reporter.extent(products), ...whom };
  });
  return { pages, reached: all };
}

/** Whether the edit of a page or form is reported with the pages: it changes a page that somebody reaches. */
export function isOnPage(
  { path: [kind, id = ''] }: Edit,
  before: Config,
  after: Config,
  differences: ReadonlyMap<string, PageDifference[]>,
  reached: ReadonlySet<string>,
): boolean {
  if (kind === 'pages') return differences.has(id) && reached.has(id);
  if (kind !== 'forms') return false;
  const shows = (page: string) =>
    [before, after].some((config) =>
      JSON.stringify(config.pages[page] ?? null).includes(`"form":${JSON.stringify(id)}`),
    );
  const withoutNote = (form: object | undefined) => canonical({ ...form, note: null, $schema: null });
  const isShown = [...reached].some((page) => differences.has(page) && shows(page));
  return isShown && withoutNote(before.forms[id]) !== withoutNote(after.forms[id]);
}

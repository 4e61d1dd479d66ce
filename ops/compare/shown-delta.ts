import { type ContentRisk, contentRisks } from '../page-content/content-risks.ts';
import type { ShownContents } from '../page-content/page-content.ts';
import type { Shown } from '../situations/result-part.ts';
import { type Change, changeOf, type Difference, type Risk } from './change.ts';

/** The contents of pages of which some parts are not shown, in both revisions. */
export interface ShownOfPages {
  before: ShownContents;
  after: ShownContents;
}

/**
 * What a visitor who stays on a page no longer sees of it, or sees now, by its conditions; null where that is the same,
 * and where the visitor is on another page.
 */
export function shownChange(one: Shown, other: Shown, pages: ShownOfPages): Change | null {
  if (one.page !== other.page) return null;
  const losses = lossesOf(one, other, pages);
  const differing = differingParts(one, other, pages);
  if (differing.length > 0) {
    const shown = ({ hidden }: Shown) => differing.filter((part) => !hidden.includes(part));
    return changeOf([differenceOf(one.page, shown(one), shown(other))], losses);
  }
  // A condition that a new or moved block brings with it: no part of both revisions is hidden in one alone.
  const lost = losses.map(({ risk, before }) => before || risk);
  return lost.length > 0 ? changeOf([differenceOf(one.page, lost, [])], losses) : null;
}

/** The parts of both revisions that only one shows. A part that only one revision has is a difference of the page. */
function differingParts(one: Shown, other: Shown, { before, after }: ShownOfPages): string[] {
  const { page } = one;
  return [...new Set([...one.hidden, ...other.hidden])]
    .filter((part) => one.hidden.includes(part) !== other.hidden.includes(part))
    .filter((part) => before.has(page, part) && after.has(page, part));
}

function differenceOf(
  page: string,
  shownBefore: readonly string[],
  shownAfter: readonly string[],
): Difference {
  const [before, after] = [shownBefore, shownAfter].map((shown) => `${page}: ${shown.join(', ') || '-'}`);
  return { step: 'shown', before: before ?? '', after: after ?? '' };
}

/** What the visitor loses of the page and of the pages that it opens, apart from what every visitor loses there. */
function lossesOf(one: Shown, other: Shown, pages: ShownOfPages): Risk[] {
  const sheets = [...one.hidden, ...other.hidden].flatMap((part) => sheetOf(part) ?? []);
  return [one.page, ...new Set(sheets)].flatMap((page) => {
    const of = ({ hidden }: Shown) => (page === one.page ? hidden : partsOfSheet(hidden, page));
    return risksOnPage(page, [of(one), of(other)], pages);
  });
}

/** The page of a part in a sheet, `terms hero`; null for a part of the page itself. */
function sheetOf(part: string): string | null {
  const [sheet, own] = part.split(' ');
  return own === undefined || sheet === undefined ? null : sheet;
}

const partsOfSheet = (parts: readonly string[], sheet: string): string[] =>
  parts.filter((part) => sheetOf(part) === sheet).map((part) => part.slice(sheet.length + 1));

/** Whether the loss of all visitors includes that of some: of the same fields, or of more. */
function covers(all: ContentRisk, some: ContentRisk): boolean {
  const names = new Set(all.before.split(', '));
  return (
    all.risk === some.risk &&
    all.after === some.after &&
    some.before.split(', ').every((name) => names.has(name))
  );
}

function risksOnPage(
  page: string,
  [was, is]: readonly [readonly string[], readonly string[]],
  pages: ShownOfPages,
): Risk[] {
  if (was.length + is.length === 0) return [];
  const risksOf = (hidden: readonly string[], now: readonly string[]) => {
    const [before, after] = [pages.before.of(page, hidden), pages.after.of(page, now)];
    return before && after ? contentRisks(before, after) : [];
  };
  const ofAll = risksOf([], []);
  return risksOf(was, is)
    .filter((risk) => !ofAll.some((all) => covers(all, risk)))
    .map(({ risk, before, after }) => ({
      risk,
      before: `${page} ${before}`.trim(),
      after: `${page} ${after}`.trim(),
    }));
}

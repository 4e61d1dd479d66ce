import { contentRisks } from '../page-content/content-risks.ts';
import type { ShownContents } from '../page-content/page-content.ts';
import type { Shown } from '../situations/result-part.ts';
import type { Difference, Risk } from './change.ts';

/** The contents of pages of which some parts are not shown, in both revisions. */
export interface ShownOfPages {
  before: ShownContents;
  after: ShownContents;
}

/**
 * The parts of a page that only one revision shows to a visitor. A part that only one revision has is a difference of
 * the page itself, and a visitor who is sent to another page sees none of the two lists.
 */
export function shownDifference(one: Shown, other: Shown, { before, after }: ShownOfPages): Difference[] {
  if (one.page !== other.page) return [];
  const { page } = one;
  const parts = [...new Set([...one.hidden, ...other.hidden])].filter(
    (part) => one.hidden.includes(part) !== other.hidden.includes(part),
  );
  const differing = parts.filter((part) => before.has(page, part) && after.has(page, part));
  if (differing.length === 0) return [];
  const text = ({ hidden }: Shown) => {
    const shown = differing.filter((part) => !hidden.includes(part));
    return `${page}: ${shown.join(', ') || '-'}`;
  };
  return [{ step: 'shown', before: text(one), after: text(other) }];
}

/** What the visitor loses of the page and of the pages that it opens, apart from what every visitor loses there. */
export function shownRisks(one: Shown, other: Shown, pages: ShownOfPages): Risk[] {
  if (shownDifference(one, other, pages).length === 0) return [];
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

function risksOnPage(
  page: string,
  [was, is]: readonly [readonly string[], readonly string[]],
  pages: ShownOfPages,
): Risk[] {
  const risksOf = (hidden: readonly string[], now: readonly string[]) => {
    const [before, after] = [pages.before.of(page, hidden), pages.after.of(page, now)];
    return before && after ? contentRisks(before, after) : [];
  };
  const ofAll = new Set(risksOf([], []).map((risk) => JSON.stringify(risk)));
  return risksOf(was, is)
    .filter((risk) => !ofAll.has(JSON.stringify(risk)))
    .map(({ risk, before, after }) => ({
      risk,
      before: `${page} ${before}`.trim(),
      after: `${page} ${after}`.trim(),
    }));
}

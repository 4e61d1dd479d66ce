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

/** What the visitor loses, apart from what every visitor of the page loses. */
export function shownRisks(one: Shown, other: Shown, pages: ShownOfPages): Risk[] {
  if (shownDifference(one, other, pages).length === 0) return [];
  const { page } = one;
  const risksOf = (was: readonly string[], is: readonly string[]) => {
    const [before, after] = [pages.before.of(page, was), pages.after.of(page, is)];
    return before && after ? contentRisks(before, after) : [];
  };
  const ofAll = new Set(risksOf([], []).map((risk) => JSON.stringify(risk)));
  return risksOf(one.hidden, other.hidden)
    .filter((risk) => !ofAll.has(JSON.stringify(risk)))
    .map(({ risk, before, after }) => ({
      risk,
      before: `${page} ${before}`.trim(),
      after: `${page} ${after}`.trim(),
    }));
}

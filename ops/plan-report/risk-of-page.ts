import type { WordedDifference } from '../wording/value-words.ts';

/** What is at risk on one page, told without the id of the page, which begins both sides in JSON. */
export interface RiskOfPage {
  /** Null: the change is not of one page. */
  page: string | null;
  before: string;
  after: string;
}

/**
 * The page of a risk that its own content brings, and both sides without it.
 * @param sides - in words
 */
export function riskOfPage(
  { before, after }: { before: string; after: string },
  reported: WordedDifference,
): RiskOfPage {
  const page = 'risk' in reported ? reported.page : undefined;
  const isOf = (text: string) => text === page || text.startsWith(`${page} `);
  if (page === undefined || !isOf(before)) return { page: null, before, after };
  const without = (text: string) => (isOf(text) ? text.slice(page.length).trim() : text);
  return { page, before: without(before), after: without(after) };
}

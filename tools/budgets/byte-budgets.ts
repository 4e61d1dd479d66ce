import { type CompressedSize, largerOf, sumSizes, zeroSize } from './compressed-size.ts';
import type { PageSizes } from './measure-pages.ts';

/** tests/budgets.json: the sizes at the time of the last `npm run budgets`. */
export interface Budgets {
  /** JS and CSS of each chunk, by its source. A page's budget is the sum of its chunks'. */
  chunks: Record<string, { js: CompressedSize; css: CompressedSize }>;
  /** The largest JS of a landing page. */
  landingJs: CompressedSize;
  /** The largest HTML of a host, and the largest bundle of a page: operators' texts make them grow. */
  html: CompressedSize;
  /** The largest HTML for pages that are not prerendered: it contains a table of all pages with their chunks. */
  shell: CompressedSize;
  json: CompressedSize;
}

/** A test fails if a size exceeds the measured one by more than 2 %. */
const slack = 1.02;
/** Different content gives other hashed names of the same length, which compress slightly differently. Bytes. */
const noise = 40;
/** How much HTML and JSON may grow with operators' texts: not a budget for code. Bytes. */
const roomForTexts = 1024;

/** Target for the first page's JS (gzip, bytes). */
export const landingJsTarget = 128 * 1024;
/** HTML of a landing page with a login form only, bytes of gzip: what fits into the first round trips. */
export const landingHtmlTarget = 14 * 1024;

const most = (weights: readonly CompressedSize[]): CompressedSize => weights.reduce(largerOf, zeroSize);

export function budgetsOf(pages: readonly PageSizes[]): Budgets {
  const all = pages.flatMap((page) => page.chunks.map(({ id, js, css }) => [id, { js, css }] as const));
  const byName = [...new Map(all)].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {
    chunks: Object.fromEntries(byName),
    landingJs: most(pages.filter(({ isLanding }) => isLanding).map(({ js }) => js)),
    html: most(pages.map(({ html }) => html)),
    shell: most(pages.filter(({ isRendered }) => !isRendered).map(({ html }) => html)),
    json: most(pages.map(({ json }) => json)),
  };
}

const compressions = ['gzip', 'brotli'] as const;

function beyond(what: string, is: CompressedSize, budget: CompressedSize, room = noise): string[] {
  return compressions
    .filter((one) => is[one] > budget[one] * slack + room)
    .map((one) => `${what}: ${is[one]} bytes of ${one}, the budget is ${budget[one]}`);
}

/** One line for each exceeded budget; a chunk without a budget counts as one. */
export function exceededBudgets(pages: readonly PageSizes[], budgets: Budgets): string[] {
  return pages.flatMap(({ page, isLanding, isRendered, chunks, js, css, html, json }) => {
    const parts = chunks.map(({ id }) => budgets.chunks[id]);
    const unknown = chunks
      .filter((_, at) => parts[at] === undefined)
      .map(({ id }) => `${page}: ${id} has no budget`);
    if (unknown.length > 0) return unknown;
    const known = parts.filter((part) => part !== undefined);
    return [
      ...beyond(`${page}: JS`, js, sumSizes(known.map((part) => part.js))),
      ...beyond(`${page}: CSS`, css, sumSizes(known.map((part) => part.css))),
      ...(isLanding ? beyond(`${page}: JS of a landing page`, js, budgets.landingJs) : []),
      ...beyond(`${page}: HTML`, html, isRendered ? budgets.html : budgets.shell, roomForTexts),
      ...beyond(`${page}: JSON`, json, budgets.json, roomForTexts),
    ];
  });
}

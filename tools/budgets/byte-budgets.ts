import { type CompressedSize, largerOf, sumSizes, zeroSize } from './compressed-size.ts';
import type { PageSizes } from './measure-pages.ts';

/** tests/budgets.json: the sizes at the time of the last `npm run budgets`. */
export interface Budgets {
  /** JS and CSS of each chunk, by its source. A page's budget is the sum of its chunks'. */
  chunks: Record<string, { js: CompressedSize; css: CompressedSize }>;
  /** The most JS that a landing page needs. */
  landingJs: CompressedSize;
  /** The heaviest HTML of a host, and the heaviest bundle of a page: operators' texts may fill them. */
  html: CompressedSize;
  json: CompressedSize;
}

/** What may be more than was measured, before a test fails: 2 %. */
const slack = 1.02;
/** Another content gives other names of the same length, and these compress a little differently. Bytes. */
const noise = 40;
/** What HTML and JSON may grow by while operators write: no budget of code. Bytes. */
const roomForTexts = 1024;

/** The first page's JS is to be no more than this (gzip, bytes). */
export const landingJsTarget = 128 * 1024;

const most = (weights: readonly CompressedSize[]): CompressedSize => weights.reduce(largerOf, zeroSize);

export function budgetsOf(pages: readonly PageSizes[]): Budgets {
  const all = pages.flatMap((page) => page.chunks.map(({ id, js, css }) => [id, { js, css }] as const));
  const byName = [...new Map(all)].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {
    chunks: Object.fromEntries(byName),
    landingJs: most(pages.filter(({ isLanding }) => isLanding).map(({ js }) => js)),
    html: most(pages.map(({ html }) => html)),
    json: most(pages.map(({ json }) => json)),
  };
}

const compressions = ['gzip', 'brotli'] as const;

function beyond(what: string, is: CompressedSize, budget: CompressedSize, room = noise): string[] {
  return compressions
    .filter((one) => is[one] > budget[one] * slack + room)
    .map((one) => `${what}: ${is[one]} bytes of ${one}, the budget is ${budget[one]}`);
}

/** One line for each budget that is exceeded; a chunk without a budget is one too. */
export function exceededBudgets(pages: readonly PageSizes[], budgets: Budgets): string[] {
  return pages.flatMap(({ page, isLanding, chunks, js, css, html, json }) => {
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
      ...beyond(`${page}: HTML`, html, budgets.html, roomForTexts),
      ...beyond(`${page}: JSON`, json, budgets.json, roomForTexts),
    ];
  });
}

import { landingHtmlTarget, landingJsTarget } from './byte-budgets.ts';
import type { CompressedSize } from './compressed-size.ts';
import type { PageSizes } from './measure-pages.ts';

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const both = ({ gzip, brotli }: CompressedSize): string => `${kb(gzip)} / ${kb(brotli)}`;
const line = (cells: readonly string[]): string =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(15))).join('')}\n`;

/** The first visit to each page, KB of gzip / brotli, the largest first. */
export function printPages(pages: readonly PageSizes[]): string {
  const sorted = [...pages].sort((one, other) => other.js.gzip - one.js.gzip);
  const rows = sorted.map(({ page, isLanding, js, css, html, json }) =>
    line([isLanding ? `${page} *` : page, both(js), both(css), both(html), both(json)]),
  );
  return `${line(['page (* landing)', 'JS', 'CSS', 'HTML', 'JSON'])}${rows.join('')}`;
}

/** The landing pages that exceed the targets of JavaScript and HTML, or lines that none does. */
export const printLandingTargets = (pages: readonly PageSizes[]): string =>
  printTarget(pages, 'js', landingJsTarget) + printTarget(pages, 'html', landingHtmlTarget);

function printTarget(pages: readonly PageSizes[], what: 'js' | 'html', most: number): string {
  const wanted = `${what === 'js' ? 'JS' : 'HTML'} of a landing page, wanted at most ${kb(most)} KB of gzip: `;
  const over = pages.filter((page) => page.isLanding && page[what].gzip > most);
  const named = over.map((page) => `${page.page} has ${kb(page[what].gzip)}`);
  return `${wanted}${named.length > 0 ? named.join(', ') : 'as wanted'}\n`;
}

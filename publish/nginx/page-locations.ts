import { cacheControl } from '../http/cache-control.ts';
import type { HostPages } from '../releases/manifest.ts';
import { nginxBlock } from './nginx-block.ts';
import { noLastModified } from './no-last-modified.ts';
import { quoteNginxString } from './quoted.ts';

/** Headers of an HTML file, by name. */
export type HeadersOf = (html: string) => Record<string, string>;

const headerLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteNginxString(value)};`);

/** `try_files` instead of `alias`: nginx serves no compressed copy for an address that ends in a slash. */
const page = (where: string, file: string, headers: Record<string, string>): string[] =>
  nginxBlock(`location ${where}`, [
    ...headerLines({ ...headers, 'Cache-Control': cacheControl.html }),
    noLastModified,
    `try_files ${quoteNginxString(`/${file}`)} =404;`,
  ]);

/**
 * Locations of a host's HTML: exact matches for the paths with a page of their own, the host's fallback for every
 * other.
 */
export function pageLocations({ fallback, html }: HostPages, headersOf: HeadersOf): string[] {
  return [
    ...Object.entries(html).flatMap(([path, file]) =>
      page(`= ${quoteNginxString(path)}`, file, headersOf(file)),
    ),
    ...page('/', fallback, headersOf(fallback)),
  ];
}

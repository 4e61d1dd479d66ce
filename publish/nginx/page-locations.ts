import { caching } from '../http/cache-control.ts';
import type { HostPages } from '../releases/manifest.ts';
import { block } from './block.ts';
import { noDate } from './no-last-modified.ts';
import { quoted } from './quoted.ts';

/** Header → value of a file of HTML. */
export type HeadersOf = (html: string) => Record<string, string>;

const headerLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);

/** `try_files` and not `alias`: nginx looks for compressed copies of no address that ends in a slash. */
const page = (where: string, file: string, headers: Record<string, string>): string[] =>
  block(`location ${where}`, [
    ...headerLines({ ...headers, 'Cache-Control': caching.html }),
    noDate,
    `try_files ${quoted(`/${file}`)} =404;`,
  ]);

/** A host's HTML: a path of its own exactly, every other path its fallback. */
export function pageLocations({ fallback, html }: HostPages, headersOf: HeadersOf): string[] {
  return [
    ...Object.entries(html).flatMap(([path, file]) => page(`= ${quoted(path)}`, file, headersOf(file))),
    ...page('/', fallback, headersOf(fallback)),
  ];
}

import { cacheControl } from '../http/cache-control.ts';
import { languageVary } from '../http/language-choice.ts';
import type { HostFiles, HostPages } from '../releases/manifest.ts';
import { cookieVariable, languageVariable } from './language-maps.ts';
import { nginxBlock } from './nginx-block.ts';
import { noLastModified } from './no-last-modified.ts';
import { quoteNginxString } from './quoted.ts';

/** Headers of an HTML file, by name. */
export type HeadersOf = (html: string) => Record<string, string>;

const headerLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteNginxString(value)};`);

/** The HTML of other languages, by an address that no visitor can ask for. */
const languageAddress = (language: string, at: number): string => `/.languages/${language}/${at}`;

/** `try_files` instead of `alias`: nginx serves no compressed copy for an address that ends in a slash. */
const page = (
  where: string,
  file: string,
  headers: Record<string, string>,
  more: readonly string[] = [],
): string[] =>
  nginxBlock(`location ${where}`, [
    ...more,
    ...headerLines({ ...headers, 'Cache-Control': cacheControl.html }),
    noLastModified,
    `try_files ${quoteNginxString(`/${file}`)} =404;`,
  ]);

/** The HTML of each path of a host, the one of every other path last. */
const filesOf = ({ html, fallback }: HostPages): (readonly [where: string, file: string])[] => [
  ...Object.entries(html).map(([path, file]) => [`= ${quoteNginxString(path)}`, file] as const),
  ['/', fallback],
];

/**
 * Locations of a host's HTML: exact matches for the paths with a page of their own, the host's fallback for every
 * other. A host with several languages sends those who read another one than its default to a location of their own: each
 * HTML has headers of its own.
 * @param host - the name under which language-maps.ts knows the host
 */
export function pageLocations(host: string, files: HostFiles, headersOf: HeadersOf): string[] {
  const [, ...others] = Object.entries(files.inLanguages ?? {});
  const forAll =
    others.length === 0
      ? []
      : [
          `add_header Vary ${quoteNginxString(languageVary)};`,
          `add_header Set-Cookie ${cookieVariable(host)};`,
        ];
  const elsewhere = (at: number) =>
    others.flatMap(([language]) =>
      nginxBlock(`if (${languageVariable(host)} = ${language})`, [
        `rewrite ^ ${languageAddress(language, at)} last;`,
      ]),
    );
  return [
    ...filesOf(files).flatMap(([where, file], at) =>
      page(where, file, headersOf(file), [...elsewhere(at), ...forAll]),
    ),
    ...others.flatMap(([language, pages]) =>
      filesOf(pages).flatMap(([, file], at) =>
        page(`= ${languageAddress(language, at)}`, file, headersOf(file), ['internal;', ...forAll]),
      ),
    ),
  ];
}

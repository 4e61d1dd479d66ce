import {
  askedPatterns,
  choicePatterns,
  type LanguagePattern,
  languageCookie,
} from '../http/language-choice.ts';
import type { Manifest } from '../releases/manifest.ts';
import { nginxBlock } from './nginx-block.ts';

/** Names of variables have no hyphens and dots; letters of hosts are small. */
const nameOf = (host: string): string =>
  host.replaceAll(/[^a-z0-9]/g, (other) => `_${other.charCodeAt(0).toString(16)}_`);

/** The language that the visitor of a host gets. */
export const languageVariable = (host: string): string => `$funnel_language_${nameOf(host)}`;
/** The cookie that keeps the language that an address has asked for; empty where it asks for none. */
export const cookieVariable = (host: string): string => `$funnel_language_cookie_${nameOf(host)}`;

const map = (
  of: string,
  variable: string,
  otherwise: string,
  patterns: readonly LanguagePattern[],
  valueIn: (language: string) => string,
): string[] =>
  nginxBlock(`map ${of} ${variable}`, [
    `default "${otherwise}";`,
    ...patterns.map(({ pattern, language }) => `"~*${pattern}" "${valueIn(language)}";`),
  ]);

/** The choice of each host that has several languages; none for other sites. */
export const languageMaps = ({ hosts }: Manifest): string[] =>
  Object.entries(hosts).flatMap(([host, { inLanguages = {} }]) => {
    const languages = Object.keys(inLanguages);
    const [first] = languages;
    if (first === undefined) return [];
    const wishes = '"$arg_lang|$cookie_lang|$http_accept_language"';
    return [
      ...map(wishes, languageVariable(host), first, choicePatterns(languages), (one) => one),
      ...map('$arg_lang', cookieVariable(host), '', askedPatterns(languages), languageCookie),
    ];
  });

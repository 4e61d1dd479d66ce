/**
 * How a server chooses among the languages of a host. nginx and the Node server try the same patterns, in the same order, on
 * one text: the parameter `lang` of the address, the cookie `lang`, and Accept-Language, with `|` between them.
 */

/** Which wishes of a visitor a response depends on, for caches. */
export const languageVary = 'Accept-Language, Cookie';

/** Keeps a language that the address asks for until the browser is closed; the next address need not name it. */
export const languageCookie = (language: string): string => `lang=${language}; Path=/; SameSite=Lax`;

export interface LanguagePattern {
  pattern: string;
  language: string;
}

const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Written tags of each language: its own, and for the first of those that share one, such as zh-CN and zh-HK, any other. */
function tagPatterns(languages: readonly string[]): LanguagePattern[] {
  const firsts = languages.filter(
    (tag, at) => languages.findIndex((one) => primaryOf(one) === primaryOf(tag)) === at,
  );
  return [
    ...languages.map((language) => ({ pattern: language, language })),
    ...firsts.map((language) => ({ pattern: `${primaryOf(language)}(?:-[a-z0-9-]*)?`, language })),
  ];
}

/** Patterns of addresses whose parameter `lang` asks for a language of the host. */
export const askedPatterns = (languages: readonly string[]): LanguagePattern[] =>
  tagPatterns(languages).map(({ pattern, language }) => ({ pattern: `^${pattern}$`, language }));

/**
 * Patterns on `parameter|cookie|Accept-Language`; the first that fits decides, and none means the host's default.
 * Browsers list the languages of Accept-Language in the order of their preference.
 */
export function choicePatterns(languages: readonly string[]): LanguagePattern[] {
  const tags = tagPatterns(languages);
  const known = `(?:${[...new Set(languages.map(primaryOf))].join('|')})(?![a-z0-9])`;
  // Commas are consumed in one way alone, so that no header makes the match slow.
  const unknown = `(?:(?! *${known})[^,]*,)* *`;
  return [
    ...tags.map(({ pattern, language }) => ({ pattern: `^${pattern}\\|`, language })),
    ...tags.map(({ pattern, language }) => ({ pattern: `^[^|]*\\|${pattern}\\|`, language })),
    ...tags.map(({ pattern, language }) => ({
      pattern: `^[^|]*\\|[^|]*\\|${unknown}${pattern}(?:[ ;,]|$)`,
      language,
    })),
  ];
}

/** What a request says of the languages that its visitor reads. */
export interface LanguageWishes {
  /** The parameter `lang` of the address. */
  parameter: string;
  /** The cookie `lang`. */
  cookie: string;
  acceptLanguage: string;
}

export function wishesOf(url: URL, headers: Headers): LanguageWishes {
  return {
    parameter: url.searchParams.get('lang') ?? '',
    cookie: /(?:^|;) *lang=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1] ?? '',
    acceptLanguage: headers.get('accept-language') ?? '',
  };
}

const firstFitting = (patterns: readonly LanguagePattern[], text: string): string | undefined =>
  patterns.find(({ pattern }) => new RegExp(pattern, 'i').test(text))?.language;

/** @param languages - of the host, the default first */
export function chosenLanguage(
  languages: readonly string[],
  { parameter, cookie, acceptLanguage }: LanguageWishes,
): string | undefined {
  const wishes = [parameter, cookie, acceptLanguage].join('|');
  return firstFitting(choicePatterns(languages), wishes) ?? languages[0];
}

/** The headers of an HTML that is there in several languages. */
export function languageHeaders(
  languages: readonly string[],
  { parameter }: LanguageWishes,
): Record<string, string> {
  const asked = firstFitting(askedPatterns(languages), parameter);
  return { vary: languageVary, ...(asked && { 'set-cookie': languageCookie(asked) }) };
}

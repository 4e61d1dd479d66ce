import type { IdsByName } from './ids-by-name.ts';

/** A list of short texts while it is edited: the tokens, and the text that is not a token yet. */
export interface Tokens {
  tokens: readonly string[];
  rest: string;
}

const separators = /[、，,;；\s]+/;
/** A space may be part of a query. */
const hardSeparator = /[、，,;；]/;

export const partsOf = (text: string): string[] => text.split(separators).filter((one) => one !== '');

/** The text behind the last separator: the one that is being typed. */
export const lastPart = (text: string): string => text.split(hardSeparator).at(-1)?.trim() ?? '';
export const beforeLast = (text: string): string => text.split(hardSeparator).slice(0, -1).join('、');
export const endsPart = (text: string): boolean => hardSeparator.test(text.at(-1) ?? '');

/** The text that value-codec.ts parses, with everything that was typed. */
export const joinedTokens = ({ tokens, rest }: Tokens): string => [...tokens, ...partsOf(rest)].join('、');

/** Splits a text into tokens; if `isStrict`, those that are not options stay in the rest, to be corrected. */
export function tokensOf(text: string, options: readonly (string | number)[], isStrict: boolean): Tokens {
  const all = text === '' ? [] : text.split('、');
  if (!isStrict) return { tokens: all, rest: '' };
  const known = new Set(options.map(String));
  const parts = [...new Set(partsOf(text))];
  return {
    tokens: parts.filter((one) => known.has(one)),
    rest: parts.filter((one) => !known.has(one)).join('、'),
  };
}

/** The tokens that a field accepts. */
export interface TokenVocabulary {
  /** Empty: any text can be a token. */
  options: readonly { value: string }[];
  /** Ids by other names: aliases of cities. */
  named: IdsByName;
}

/** Adds tokens; a text that is not an option, or names several, stays in the rest. */
export function withTokens(
  tokens: readonly string[],
  given: readonly string[],
  { options, named }: TokenVocabulary,
): Tokens {
  const values = new Set(options.map(({ value }) => value));
  const idOf = (text: string): string => {
    if (values.has(text)) return text;
    const [id, ...others] = (named.get(text) ?? []).filter((one) => values.has(one));
    return id === undefined || others.length > 0 ? text : id;
  };
  const all = given.map(idOf);
  const isToken = (text: string) => values.size === 0 || values.has(text);
  return {
    tokens: [...new Set([...tokens, ...all.filter(isToken)])],
    rest: all.filter((one) => !isToken(one)).join('、'),
  };
}

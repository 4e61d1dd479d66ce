import type { IdsByName } from './ids-by-name.ts';

/** A list of short texts that is being written: what is a token by now, and what is none yet. */
export interface Tokens {
  tokens: readonly string[];
  rest: string;
}

const separators = /[、，,;；\s]+/;
/** A space may be within a search. */
const hardSeparator = /[、，,;；]/;

export const partsOf = (text: string): string[] => text.split(separators).filter((one) => one !== '');

/** What is being typed just now, behind the last separator. */
export const lastPart = (text: string): string => text.split(hardSeparator).at(-1)?.trim() ?? '';
export const beforeLast = (text: string): string => text.split(hardSeparator).slice(0, -1).join('、');
export const endsPart = (text: string): boolean => hardSeparator.test(text.at(-1) ?? '');

/** As codec.ts reads it: nothing that was typed is missing. */
export const joinedTokens = ({ tokens, rest }: Tokens): string => [...tokens, ...partsOf(rest)].join('、');

/** A text of tokens, of which those that are no option are still to be mended. */
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

/** More tokens; what is no option, or may be any of several, stays in the rest. Without options all are tokens. */
export function withTokens(
  tokens: readonly string[],
  given: readonly string[],
  options: readonly { value: string }[],
  named: IdsByName,
): Tokens {
  const values = new Set(options.map(({ value }) => value));
  const meant = (one: string): string => {
    if (values.has(one)) return one;
    const [id, ...others] = (named.get(one) ?? []).filter((own) => values.has(own));
    return id === undefined || others.length > 0 ? one : id;
  };
  const all = given.map(meant);
  const fits = (one: string) => values.size === 0 || values.has(one);
  return {
    tokens: [...new Set([...tokens, ...all.filter(fits)])],
    rest: all.filter((one) => !fits(one)).join('、'),
  };
}

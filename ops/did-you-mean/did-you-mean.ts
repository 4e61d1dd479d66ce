import leven from 'leven';
import type { Text } from '../text/text.ts';
import { editDistance } from './edit-distance.ts';

/** A longer list is no choice. */
const mostChoices = 3;
/** Shorter words begin too many names. */
const shortestPrefix = 3;
/** Words of this many characters may have two typing errors. */
const longWord = 8;
/** Characters of a word that are compared. */
const mostCompared = 100;

const sortedLetters = (word: string) => [...word].sort().join('');

/** Edit distance; words of the same letters ("titel", "title") are one edit apart. */
const looseDistance = (a: string, b: string, maxDistance: number) =>
  sortedLetters(a) === sortedLetters(b) && a !== b ? 1 : leven(a, b, { maxDistance });

/** Ignores case and the suffixes of Chinese place names. */
const normalized = (word: string) => word.toLowerCase().replace(/(市|省|自治区|特别行政区)$/, '');

/** The name nearest to `word`, for a hint: a third of its letters may differ, at least one. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  const wanted = normalized(word.slice(0, mostCompared));
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  // Of names that are equally near, one that continues the word: a name is cut off more often than lengthened.
  const continues = (name: string) => normalized(name).startsWith(wanted);
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const isLikelier = best !== undefined && continues(name) && !continues(best.name);
    const limit = best ? best.distance - (isLikelier ? 0 : 1) : allowed;
    if (limit < 0) break;
    if (Math.abs(name.length - word.length) > limit + 4) continue;
    const distance = looseDistance(wanted, normalized(name), limit + 1);
    if (distance <= limit && distance < Math.max(wanted.length, 1)) best = { name, distance };
  }
  return best?.name;
}

const digits = (word: string) => word.replace(/\D/g, '');
const extendsWord = (a: string, b: string) => a.startsWith(b) || a.endsWith(b);

/** Full-width forms as ASCII, no white space or invisible characters, no capitals. */
const spelling = (word: string) =>
  word
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]/g, '')
    .toLowerCase();

/**
 * The name that differs from `word` only in case, width or white space, so that a fix may write it without asking;
 * undefined where several names do. A name that is merely near may be another city, company or page: 南京 and 北京,
 * `hebei-download` and `hubei-download`.
 */
export function sameName(word: string, names: Iterable<string>): string | undefined {
  const wanted = spelling(word);
  const [same, ...others] = [...names].filter((name) => name !== word && spelling(name) === wanted);
  return others.length === 0 ? same : undefined;
}

/**
 * The word of the format (a key, a value of a closed list, a code) of which `word` is certainly a typo. Not for names
 * of the config or of the world, which may exist without being listed: {@link sameName}.
 *
 * Words that are near each other are often different things: `min` and `max` of `mix`. So a word with other digits, one
 * that only extends it, and one of two that are nearly as near are not certain.
 */
export function certainWord(word: string, names: Iterable<string>): string | undefined {
  const most = word.length >= longWord ? 2 : 1;
  const near: { name: string; distance: number }[] = [];
  for (const name of names) {
    if (Math.abs(name.length - word.length) > most + 1 || digits(name) !== digits(word)) continue;
    const distance = editDistance(word, name);
    // Where every letter differs there is nothing in common.
    if (distance <= most + 1 && distance < Math.min(word.length, name.length)) near.push({ name, distance });
  }
  const [best, ...others] = near.sort((a, b) => a.distance - b.distance);
  if (best === undefined || best.distance > most) return undefined;
  if (extendsWord(word, best.name) || extendsWord(best.name, word)) return undefined;
  return others.some(({ distance }) => distance <= best.distance + 1) ? undefined : best.name;
}

const continuesPrefix = (longer: string, shorter: string) =>
  shorter.length >= shortestPrefix && longer.toLowerCase().startsWith(shorter.toLowerCase());

/** Names for a person to choose from, the likeliest first: also those that only extend the word or are cut off from it. */
export function possibleNames(word: string, names: readonly string[]): string[] {
  const wanted = word.slice(0, mostCompared);
  const near = nearestName(wanted, names);
  // As in nearestName: of two that are equally near, the one that continues the word.
  const byLength = (a: string, b: string) =>
    Math.abs(a.length - wanted.length) - Math.abs(b.length - wanted.length) || b.length - a.length;
  const extended = names
    .filter((name) => continuesPrefix(name, wanted) || continuesPrefix(wanted, name))
    .sort(byLength);
  const allowed = Math.max(1, Math.floor(wanted.length / 4));
  const mistyped = names
    .filter((name) => Math.abs(name.length - wanted.length) <= allowed)
    .map((name) => ({ name, distance: editDistance(wanted, name) }))
    .filter(({ name, distance }) => distance <= allowed && distance < Math.min(wanted.length, name.length))
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
  return [...new Set([...(near === undefined ? [] : [near]), ...extended, ...mistyped])]
    .filter((name) => name !== word)
    .slice(0, mostChoices);
}

/** What a finding offers for an unknown name: the fix that is certain, and the names to choose from. */
interface NameFixes {
  replaceBy?: string;
  suggestions: readonly string[];
}

/** For a name of the config or of the world: a fix corrects how it is written, never which name it is. */
export function nameFixes(word: string, names: readonly string[]): NameFixes {
  const same = sameName(word, names);
  return { ...(same !== undefined && { replaceBy: same }), suggestions: possibleNames(word, names) };
}

/**
 * For a word of the format: a fix also corrects a typo.
 * @param words - the closed list of which it is a typo
 * @param allowed - those of the list that may stand there
 */
export function wordFixes(
  word: string,
  words: readonly string[],
  allowed: readonly string[] = words,
): NameFixes {
  const certain = sameName(word, words) ?? certainWord(word, words);
  return {
    ...(certain !== undefined && allowed.includes(certain) && { replaceBy: certain }),
    suggestions: possibleNames(word, allowed),
  };
}

/** "Did you mean", as the help of a finding. */
export const didYouMean = (name: string): Text => ({
  zh: `是否 "${name}"?`,
  en: `did you mean "${name}"?`,
});

/**
 * "Did you mean", as a clause inside a sentence of the command line.
 * @param shown - as the person would write it; undefined where no name is near
 * @param separator - what the Chinese sentence has in place of the clause
 */
export const didYouMeanClause = (shown: string | undefined, separator = ''): Text =>
  shown === undefined
    ? { zh: separator, en: '' }
    : { zh: `，是否 ${shown}？`, en: `, did you mean ${shown}?` };

/** The clause for the name nearest to `word`, in quotes. */
export function nearestNameClause(word: string, names: Iterable<string>, separator = ''): Text {
  const near = nearestName(word, names);
  return didYouMeanClause(near === undefined ? undefined : `"${near}"`, separator);
}

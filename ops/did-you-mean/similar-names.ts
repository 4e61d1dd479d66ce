import { possibleNames } from './did-you-mean.ts';

const mostChoices = 3;
const mostCompared = 100;
const hanOnly = /^\p{Script=Han}+$/u;

/**
 * Names for a person to choose from in a form, the likeliest first. A Chinese character carries as much as a syllable:
 * Chinese names are similar where more than half of their characters are common, or the first of two. The beginning of
 * a long id finds the ids that begin like it.
 */
export function similarNames(word: string, names: readonly string[]): string[] {
  return hanOnly.test(word) ? similarHanNames(word, names) : similarIds(word, names);
}

function similarHanNames(word: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, share: commonLength(word, name) / Math.max(word.length, name.length) }))
    .filter(
      ({ name, share }) => name !== word && (share > 0.5 || (share === 0.5 && isSamePairStart(word, name))),
    )
    .sort((a, b) => b.share - a.share)
    .map(({ name }) => name)
    .slice(0, mostChoices);
}

function similarIds(word: string, ids: readonly string[]): string[] {
  const similar = possibleNames(word, ids);
  const parts = word.split('-').length;
  if (similar.length > 0 || parts < 2) return similar;
  const beginning = (id: string) => id.split('-').slice(0, parts).join('-');
  return possibleNames(word, [...new Set(ids.map(beginning))])
    .flatMap((start) => ids.filter((id) => beginning(id) === start))
    .slice(0, mostChoices);
}

const isSamePairStart = (word: string, name: string): boolean =>
  word.length === 2 && name.length === 2 && word[0] === name[0];

/** The length of the longest common subsequence. */
function commonLength(a: string, b: string): number {
  const columns = [...a.slice(0, mostCompared)];
  let row = new Array<number>(columns.length + 1).fill(0);
  for (const character of b.slice(0, mostCompared)) {
    const next = [0];
    for (const [at, one] of columns.entries()) {
      next.push(one === character ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

import { possibleNames } from '../../../ops/did-you-mean/did-you-mean.ts';

const most = 3;
const hanOnly = /^\p{Script=Han}+$/u;

/**
 * The names that may have been meant, the likeliest first. A Chinese character says as much as a syllable: names are
 * near where more than half of the characters are the same in the same order, or of two the first.
 */
export function similarNames(text: string, names: readonly string[]): string[] {
  if (!hanOnly.test(text)) return nearIds(text, names);
  return names
    .map((name) => ({ name, share: sharedOf(text, name) / Math.max(text.length, name.length) }))
    .filter(({ name, share }) => name !== text && (share > 0.5 || (share === 0.5 && isPair(text, name))))
    .sort((a, b) => b.share - a.share)
    .map(({ name }) => name)
    .slice(0, most);
}

/** Ids are long: who has written the first parts of one, with a slip in them, may have meant it. */
function nearIds(text: string, ids: readonly string[]): string[] {
  const near = possibleNames(text, ids);
  const parts = text.split('-').length;
  if (near.length > 0 || parts < 2) return near;
  const beginning = (id: string) => id.split('-').slice(0, parts).join('-');
  return possibleNames(text, [...new Set(ids.map(beginning))])
    .flatMap((head) => ids.filter((id) => beginning(id) === head))
    .slice(0, most);
}

const isPair = (text: string, name: string): boolean =>
  text.length === 2 && name.length === 2 && text[0] === name[0];

/** How many characters both have in the same order. */
function sharedOf(a: string, b: string): number {
  const few = [...a.slice(0, 100)];
  let row = new Array<number>(few.length + 1).fill(0);
  for (const character of b.slice(0, 100)) {
    const next = [0];
    for (const [at, one] of few.entries()) {
      next.push(one === character ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

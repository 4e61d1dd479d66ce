/** Names of this many characters may have two slips. */
const long = 8;

/** Edits from one word to another; a swap of neighbours is one (Damerau and Levenshtein). */
export function slips(a: string, b: string): number {
  let [earlier, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j] ?? 0, (earlier[j - 2] ?? 0) + 1);
    }
    [earlier, before] = [before, row];
  }
  return before[b.length] ?? 0;
}

const digits = (word: string) => word.replace(/\D/g, '');
const goesOn = (a: string, b: string) => a.startsWith(b) || a.endsWith(b);

/**
 * The listed name of which `word` is certainly a typo, so that it may be written without asking.
 *
 * Names that are near each other are mostly different things: `login-v2` and `login-v3`, `page` and `page-1`. So a
 * name with other digits, or one that only goes on where the other ends, is none, and neither is one of two.
 */
export function typoOf(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length >= long ? 2 : 1;
  const near: { name: string; distance: number }[] = [];
  for (const name of candidates) {
    if (Math.abs(name.length - word.length) > most + 1 || digits(name) !== digits(word)) continue;
    const distance = slips(word, name);
    // Where every letter differs there is nothing in common.
    if (distance <= most + 1 && distance < Math.min(word.length, name.length)) near.push({ name, distance });
  }
  const [best, ...others] = near.sort((a, b) => a.distance - b.distance);
  if (best === undefined || best.distance > most) return undefined;
  if (goesOn(word, best.name) || goesOn(best.name, word)) return undefined;
  return others.some(({ distance }) => distance <= best.distance + 1) ? undefined : best.name;
}

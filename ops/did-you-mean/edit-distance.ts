/** Edits from one word to another; a swap of neighbours is one (Damerau and Levenshtein). */
export function editDistance(a: string, b: string): number {
  let [earlier, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(change, (before[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) current[j] = Math.min(current[j] ?? 0, (earlier[j - 2] ?? 0) + 1);
    }
    [earlier, before] = [before, current];
  }
  return before[b.length] ?? 0;
}

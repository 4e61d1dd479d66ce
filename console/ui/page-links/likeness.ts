/** Parts of ids that say what kind of page it is, not which. */
const kinds: ReadonlySet<string> = new Set(['page', 'form', 'login', 'index', 'list', 'result', 'thanks']);

const wordsOf = (id: string): string[] =>
  id.split(/[^a-z0-9]+/i).filter((word) => word.length > 2 && !kinds.has(word));

/** How many words the ids of two pages share: `spring-offer` and `spring-thanks` belong together. */
export function likeness(one: string, other: string): number {
  const words = wordsOf(other);
  return 5 * wordsOf(one).filter((word) => words.includes(word)).length;
}

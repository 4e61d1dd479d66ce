/** A name is at most so long. */
const mostLetters = 40;

/** A text as a name within a line: its first line, truncated. */
export function cutName(text: string): string {
  const [line = ''] = text.split('\n');
  const letters = [...line];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : line;
}

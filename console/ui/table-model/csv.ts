/**
 * Parses rows of cells, as a spreadsheet puts them on the clipboard (tabs) or a CSV file has them (commas, semicolons).
 */
export const parseSeparated = (text: string): string[][] => parseNumbered(text).map(({ cells }) => cells);

/** The same with the number of each row, from 1: empty rows are left out and counted. */
export function parseNumbered(text: string): { line: number; cells: string[] }[] {
  // A spreadsheet puts tabs on the clipboard.
  return separatedRows(text, text.includes('\t') ? ['\t'] : [',', ';'])
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/**
 * The rows of a file, also those that are empty.
 * @param separators - what may separate the cells; of several that fit as well, the first
 */
export function separatedRows(text: string, separators: readonly string[] = ['\t', ',', ';']): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return parseWith(plain, separatorOf(plain, separators));
}

/** How many characters are looked at to find the separator. */
const looksAt = 20_000;

/**
 * What separates the cells: most rows have the same number of them. Notes and lists may have the other separators, in
 * quotes or not, but not the same number in every row.
 */
function separatorOf(text: string, separators: readonly string[]): string {
  const cut = text.length > looksAt ? text.lastIndexOf('\n', looksAt) : -1;
  const start = cut === -1 ? text : text.slice(0, cut);
  const [first] = separators
    .map((separator) => ({ separator, ...widestShare(parseWith(start, separator)) }))
    .sort((a, b) => b.rows - a.rows || b.width - a.width);
  return first?.separator ?? ',';
}

/** The number of cells that most rows have, of those with several, and how many rows have it. */
function widestShare(rows: readonly (readonly string[])[]): { width: number; rows: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { width, rows: count };
}

function parseWith(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, separator);
    row.push(cell);
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

/** A quoted cell may contain line ends, separators and doubled quotes; a quote further on is a character. */
function cellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') {
    const end = endAt(text, start, separator);
    return { cell: text.slice(start, end), end };
  }
  let at = start + 1;
  let cell = '';
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    // An unclosed quote is taken literally.
    if (quote === -1) break;
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = endAt(text, quote + 1, separator);
      return { cell: cell + text.slice(quote + 1, end), end };
    }
    cell += '"';
    at = quote + 2;
  }
  const end = endAt(text, start, separator);
  return { cell: text.slice(start, end), end };
}

function endAt(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

/** For the clipboard: a spreadsheet accepts it cell by cell. */
export function printSeparated(rows: readonly (readonly string[])[]): string {
  // Without a tab a comma would separate.
  const special = rows.some((row) => row.length > 1) ? /["\t\n\r]/ : /["\t\n\r,;]/;
  const quoted = (cell: string) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

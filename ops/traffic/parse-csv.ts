/** A part of a text, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
  /** Where each cell stands, with its quotes. */
  spans: Span[];
}

export interface CsvError {
  line: number;
  span: Span;
  problem: 'unclosed-quote' | 'text-after-quote';
}

/** A cell in quotes, an unquoted cell, or an unclosed one; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|("(?:[^"]|"")*$)|([^,\r\n]*))(,|\r\n|\n|\r|)/y;

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * Parses CSV (RFC 4180) with any line ends; empty lines are left out. A quote inside an unquoted cell is part of it.
 * @returns the records, or the first error
 */
export function parseCsv(text: string): CsvRecord[] | CsvError {
  const records: CsvRecord[] = [];
  const pattern = new RegExp(cellPattern);
  let line = 1;
  let record: CsvRecord = { line, cells: [], spans: [] };
  while (pattern.lastIndex < text.length || record.cells.length > 0) {
    const start = pattern.lastIndex;
    const [all = '', quoted, unclosed, plain = '', end = ''] = pattern.exec(text) ?? [];
    const span = { start, end: start + all.length - end.length };
    if (unclosed !== undefined) return { line, span: { start, end: start + 1 }, problem: 'unclosed-quote' };
    const isAtEnd = pattern.lastIndex >= text.length;
    if (end === '' && !isAtEnd) return { line, span, problem: 'text-after-quote' };
    record.spans.push(span);
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += linesIn(all);
    if (end === ',') continue;
    records.push(record);
    record = { line, cells: [], spans: [] };
    if (isAtEnd) break;
  }
  return records.filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== '');
}

/** One line of CSV without its line end. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

const csvCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

import { cells, visible } from '../text/visible.ts';
import type { Range } from './diagnostic.ts';

/** Cells that are shown of a line as a whole, and UTF-16 units before and after the spot where it is longer. */
const mostCells = 120;
const unitsAround = 48;

export interface Excerpt {
  line: string;
  /** Cells before the carets, and how many carets. */
  offset: number;
  carets: number;
}

const clean = (text: string) => visible(text.replaceAll('\t', '  '));

/** Steps out of the middle of a surrogate pair. */
const codePointStart = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);

/** The printed line of a finding, cut around the range where it is long, with the position of the carets. */
export function excerpt(line: string, range: Range): Excerpt {
  const start = Math.min(range.column - 1, line.length);
  const around = cells(clean(line.slice(0, 500))) <= mostCells ? mostCells : unitsAround;
  const end = range.endLine === range.line ? Math.min(range.endColumn - 1, line.length) : line.length;
  const from = start > around ? codePointStart(line, start - around) : 0;
  const shownEnd = Math.min(end, start + around);
  const to = line.length - shownEnd > around ? codePointStart(line, shownEnd + around) : line.length;
  const before = (from > 0 ? '…' : '') + clean(line.slice(from, start));
  const marked = clean(line.slice(start, shownEnd));
  const after = clean(line.slice(shownEnd, to)) + (to < line.length ? '…' : '');
  return { line: before + marked + after, offset: cells(before), carets: Math.max(1, cells(marked)) };
}

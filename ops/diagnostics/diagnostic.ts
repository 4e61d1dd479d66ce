import type { Text } from '../text/text.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** 1-based lines and UTF-16 columns, as in VS Code; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
export interface SourceLocation extends Range {
  file: string;
}

/** Another place that has to do with a finding. */
export interface Related {
  message: Text;
  file: string;
  range: Range;
  /** JSON pointer of a place that holds the same wrong value. */
  pointer?: string;
}

/** The bytes that would set it right: UTF-16 offsets into the file, and what stands there instead. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** A fix in a file that is named. */
export interface PlacedFix {
  file: string;
  range: Range;
  fix: Fix;
}

/** A name that may have been meant, and what writes it at every place of the mistake. Who takes it confirms it. */
export interface Offer {
  to: string;
  fixes: PlacedFix[];
}

/** One mistake in the config: collected, never thrown. `ops/check/codes.ts` lists the codes. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  message: Text;
  /** What is said at the marked spot. */
  label?: Text;
  file: string;
  range: Range;
  /** JSON pointer of what is meant; empty for a whole file or where the JSON cannot be read. */
  pointer: string;
  related: Related[];
  help?: Text;
  fix?: Fix;
  /** Other places of the same mistake: they are made together with `fix`, or none is. */
  moreFixes?: PlacedFix[];
  /** What may have been meant, the likeliest first, where that is not certain enough for `fix`. */
  offers?: Offer[];
}

const order = (a: Diagnostic, b: Diagnostic) =>
  a.range.line - b.range.line ||
  a.range.column - b.range.column ||
  severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
  (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/**
 * Sorts by file (in the order given), then place, and drops what is said twice.
 * @param files - the order of the files; others come after them, by name
 */
export function sortDiagnostics(all: readonly Diagnostic[], files: readonly string[]): Diagnostic[] {
  const rank = new Map(files.map((file, index) => [file, index]));
  const rankOf = (file: string) => rank.get(file) ?? files.length;
  const byFile = (a: string, b: string) => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);
  const unique = new Map(
    all.map((one) => [
      `${one.file} ${one.range.line}:${one.range.column} ${one.code} ${one.message.en}`,
      one,
    ]),
  );
  return [...unique.values()].sort((a, b) => byFile(a.file, b.file) || order(a, b));
}

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

/** Another location that is related to a finding. */
export interface Related {
  message: Text;
  file: string;
  range: Range;
  /** The JSON pointer of a location with the same wrong value. */
  pointer?: string;
}

/** The replacement that corrects the mistake: UTF-16 offsets into the file, and the new text. */
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

/** A similar name, with the replacements that write it at every location of the mistake once a person confirms it. */
export interface Offer {
  to: string;
  fixes: PlacedFix[];
}

/** One mistake in the config: collected, never thrown. `ops/check/codes.ts` lists the codes. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  message: Text;
  /** The message at the marked range. */
  label?: Text;
  file: string;
  range: Range;
  /** The JSON pointer of the value; empty for a whole file or where the JSON cannot be read. */
  pointer: string;
  related: Related[];
  help?: Text;
  /** A visitor who meets it, for whoever can do better than show the command, with which `help` ends. */
  met?: {
    command: string;
    /** The help without the visitor. */
    help: Text;
  };
  fix?: Fix;
  /** The fixes at other locations of the same mistake: applied together with `fix`, or not at all. */
  moreFixes?: PlacedFix[];
  /** Similar names, the likeliest first, where none is certain enough for `fix`. */
  offers?: Offer[];
}

const order = (a: Diagnostic, b: Diagnostic) =>
  a.range.line - b.range.line ||
  a.range.column - b.range.column ||
  severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
  (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/**
 * Sorts by file (in the order given), then location, and drops duplicates.
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

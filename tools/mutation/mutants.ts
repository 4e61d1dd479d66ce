import { enclosingName, namedCodeOf } from './enclosing-function.ts';

export interface Position {
  /** Lines and columns count from one. */
  line: number;
  column: number;
}
/** The part of mutation-testing-report-schema that is read here. */
export interface StrykerReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: string;
        /** The id of the test that failed. */
        killedBy?: string[];
        location: { start: Position; end: Position };
      }[];
    }
  >;
  testFiles?: Record<string, { tests: { id: string; name: string }[] }>;
}

/**
 * One mutant. No line and no column names it, so that edits of other code change nothing: it is the `nth` of its
 * function with this mutator, text and replacement.
 */
export interface MutantName {
  file: string;
  /** {@link enclosingName}; empty for code of the module. */
  function: string;
  mutator: string;
  /** The text that is mutated, and what it becomes. */
  original: string;
  replacement: string;
  /** From one, in the order of the file; absent: the first. */
  nth?: number;
}

export interface Mutant extends MutantName {
  line: number;
  status: string;
  start: number;
  end: number;
  /** The test that failed first: its file, and its name with those of the blocks around it. */
  killer: { file: string; name: string } | undefined;
}

export const keyOf = ({
  file,
  function: name,
  mutator,
  original,
  replacement,
  nth = 1,
}: MutantName): string => JSON.stringify([file, name, mutator, original, replacement, nth]);

/** The mutants of a report, by file and place. */
export function mutantsOf({ files, testFiles = {} }: StrykerReport): Mutant[] {
  const tests = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) =>
      tests.map(({ id, name }) => [id, { file, name }] as const),
    ),
  );
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const named = namedCodeOf(source);
    const counts = new Map<string, number>();
    return mutants
      .map((mutant) => {
        const [start, end] = [offsetOf(source, mutant.location.start), offsetOf(source, mutant.location.end)];
        return { ...mutant, start, end };
      })
      .sort((one, other) => one.start - other.start || one.end - other.end)
      .map(({ mutatorName, replacement = '', status, killedBy, location, start, end }) => {
        const name: MutantName = {
          file,
          function: enclosingName(named, start, end),
          mutator: mutatorName,
          original: source.slice(start, end),
          replacement,
        };
        const nth = (counts.get(keyOf(name)) ?? 0) + 1;
        counts.set(keyOf(name), nth);
        const killer = tests.get(killedBy?.[0] ?? '');
        return { ...name, nth, line: location.start.line, status, start, end, killer };
      });
  });
}

function offsetOf(source: string, { line, column }: Position): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

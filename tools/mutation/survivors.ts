import type { StrykerReport } from './run-stryker.ts';

/** A mutant that no test finds. */
export interface Survivor {
  file: string;
  line: number;
  mutator: string;
  /** The text that is mutated, and what it becomes. */
  original: string;
  replacement: string;
}

/** Why a survivor is no gap. Neither a line nor a column names it, so that edits elsewhere in the file change nothing. */
export interface SurvivorArgument extends Omit<Survivor, 'line'> {
  argument: string;
}

export interface FolderScore {
  folder: string;
  killed: number;
  /** Found because the tests did not end. */
  timeout: number;
  survived: number;
}

/** No test fails; a run that breaks without a failed test has found nothing either. */
const notFound: readonly string[] = ['Survived', 'NoCoverage', 'RuntimeError'];

/** The mutants of a report by folder. */
export function scoresOf({ files }: StrykerReport): FolderScore[] {
  const scores = new Map<string, FolderScore>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const score = scores.get(folder) ?? { folder, killed: 0, timeout: 0, survived: 0 };
    for (const { status } of mutants) {
      if (status === 'Killed') score.killed++;
      if (status === 'Timeout') score.timeout++;
      if (notFound.includes(status)) score.survived++;
    }
    scores.set(folder, score);
  }
  return [...scores.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** The part of the mutants that the tests find, in percent. */
export const percentOf = (scores: readonly FolderScore[]): number => {
  const sum = (count: (score: FolderScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const found = sum(({ killed, timeout }) => killed + timeout);
  const all = found + sum(({ survived }) => survived);
  return all === 0 ? 100 : (100 * found) / all;
};

export const survivorsOf = (report: StrykerReport): Survivor[] => mutantsWith(report, notFound);

function mutantsWith({ files }: StrykerReport, wanted: readonly string[]): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => wanted.includes(status))
      .map(({ mutatorName, replacement = '', location: { start, end } }) => ({
        file,
        line: start.line,
        mutator: mutatorName,
        original: textBetween(source, start, end),
        replacement,
      })),
  );
}

type Position = { line: number; column: number };
/** Lines and columns count from one. */
function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

const isSame = (one: Omit<Survivor, 'line'>, other: Omit<Survivor, 'line'>): boolean =>
  one.file === other.file &&
  one.mutator === other.mutator &&
  one.original === other.original &&
  one.replacement === other.replacement;

/** The argument of a survivor, or undefined. */
export const argumentOf = (
  survivor: Survivor,
  all: readonly SurvivorArgument[],
): SurvivorArgument | undefined => all.find((one) => isSame(one, survivor));

/**
 * The arguments about mutants that a test kills, or that there are no more. One without a cache may survive on a fast
 * machine and not end on a slow one.
 */
export function unusedArguments(
  reports: readonly StrykerReport[],
  all: readonly SurvivorArgument[],
): SurvivorArgument[] {
  const alive = reports.flatMap((report) => mutantsWith(report, [...notFound, 'Timeout']));
  return all.filter((one) => !alive.some((survivor) => isSame(one, survivor)));
}

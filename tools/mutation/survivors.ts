import { keyOf, type Mutant, type MutantName } from './mutants.ts';

/** Why a mutant that no test finds is no gap, or why the tests of one that counts as found never end. */
export interface ArguedMutant extends MutantName {
  argument: string;
}

export interface FolderScore {
  part: string;
  folder: string;
  killed: number;
  /** Found because the tests do not end. */
  endless: number;
  survived: number;
}

/**
 * A run that did not end has found something only if the mutant is known to never end: on a busy machine tests may take
 * as long. Whatever else is not killed has survived: a run that breaks without a failed test, code that no test reaches,
 * a mutant that a comment exempts.
 */
function verdictOf(mutant: Mutant, endless: ReadonlySet<string>): 'killed' | 'endless' | 'survived' {
  if (mutant.status === 'Killed') return 'killed';
  return mutant.status === 'Timeout' && endless.has(keyOf(mutant)) ? 'endless' : 'survived';
}
const keysOf = (argued: readonly MutantName[]): Set<string> => new Set(argued.map(keyOf));

/** The mutants of a part by folder. */
export function scoresOf(
  part: string,
  mutants: readonly Mutant[],
  endless: readonly ArguedMutant[],
): FolderScore[] {
  const scores = new Map<string, FolderScore>();
  const keys = keysOf(endless);
  for (const mutant of mutants) {
    const folder = mutant.file.slice(0, mutant.file.lastIndexOf('/'));
    const score = scores.get(folder) ?? { part, folder, killed: 0, endless: 0, survived: 0 };
    score[verdictOf(mutant, keys)]++;
    scores.set(folder, score);
  }
  return [...scores.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** The share of the mutants that the tests find, in percent. */
export const percentOf = (scores: readonly FolderScore[]): number => {
  const sum = (count: (score: FolderScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const found = sum(({ killed, endless }) => killed + endless);
  const all = found + sum(({ survived }) => survived);
  return all === 0 ? 100 : (100 * found) / all;
};

export const survivorsOf = (mutants: readonly Mutant[], endless: readonly ArguedMutant[]): Mutant[] => {
  const keys = keysOf(endless);
  return mutants.filter((mutant) => verdictOf(mutant, keys) === 'survived');
};

/** The survivors without an argument of their own. */
export const unarguedSurvivors = (
  survivors: readonly Mutant[],
  argued: readonly ArguedMutant[],
): Mutant[] => {
  const keys = keysOf(argued);
  return survivors.filter((one) => !keys.has(keyOf(one)));
};

/** The arguments about mutants that a test kills, or that there are no more. */
export function unusedArguments(mutants: readonly Mutant[], argued: readonly ArguedMutant[]): ArguedMutant[] {
  const alive = keysOf(mutants.filter(({ status }) => status !== 'Killed'));
  return argued.filter((one) => !alive.has(keyOf(one)));
}

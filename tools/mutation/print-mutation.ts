import type { Mutant } from './mutants.ts';
import type { MutatedPart } from './mutated-parts.ts';
import type { PlantedBug } from './planted-bugs.ts';
import type { BugResult } from './run-planted-bugs.ts';
import { type ArguedMutant, type FolderScore, percentOf } from './survivors.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const inCode = (text: string) => `\`${text}\``;
const inOneLine = (code: string): string => {
  const text = code.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");
  return inCode(text.length > 80 ? `${text.slice(0, 79)}…` : text);
};

/** The table of mutated code of docs/mutation.md. */
export const printParts = (parts: readonly MutatedPart[]): string =>
  table(
    ['part', 'code', 'why', 'tests that judge it'],
    parts.map(({ name, mutate, why, tests }) => [
      name,
      mutate.map(inCode).join(', '),
      why,
      tests.map(inCode).join(', '),
    ]),
  );

/** The table of scores of docs/mutation.md. */
export function printScores(scores: readonly FolderScore[], commit: string): string {
  const row = (name: string, some: readonly FolderScore[]) => {
    const sum = (count: (score: FolderScore) => number) =>
      some.reduce((total, score) => total + count(score), 0);
    const counts = [
      sum(({ killed }) => killed),
      sum(({ endless }) => endless),
      sum(({ survived }) => survived),
    ];
    const all = counts.reduce((total, one) => total + one, 0);
    // Rounded down: 95 % is a limit.
    const percent = `${(Math.floor(percentOf(some) * 10) / 10).toFixed(1)} %`;
    return [name, ...[all, ...counts].map(String), percent];
  };
  const rows = [...new Set(scores.map(({ part }) => part))].flatMap((part) => {
    const some = scores.filter((score) => score.part === part);
    return [...some.map((score) => row(inCode(score.folder), [score])), row(`part ${part}`, some)];
  });
  const head = ['code', 'mutants', 'killed by a test', 'tests never end', 'survived', 'score'];
  return `At commit ${commit}:\n\n${table(head, [...rows, row('all', scores)])}`;
}

const placeOf = ({ function: name, nth = 1 }: ArguedMutant): string =>
  nth === 1 ? inCode(name) : `${inCode(name)}, ${nth}.`;

/** The tables of survivors and of endless mutants of docs/mutation.md. */
export const printArguments = (argued: readonly ArguedMutant[], why: string): string =>
  table(
    ['file', 'in', 'code', 'mutant', why],
    argued.map((one) => [
      inCode(one.file),
      placeOf(one),
      inOneLine(one.original),
      inOneLine(one.replacement),
      one.argument,
    ]),
  );

export const printSurvivor = ({ file, line, nth, status, ...mutant }: Mutant): string =>
  `${status === 'Timeout' ? 'TIMED OUT' : 'SURVIVED'} ${file}:${line} in ${mutant.function} (${nth}.) ${mutant.mutator}: ${JSON.stringify(mutant.original)} → ${JSON.stringify(mutant.replacement)}\n`;

/** The table of planted bugs of docs/mutation.md. */
export const printPlantedBugs = (bugs: readonly PlantedBug[]): string =>
  table(
    ['file', 'what the bug breaks', 'found by'],
    bugs.map(({ file, breaks, test, name }) => [
      inCode(file),
      breaks,
      `${inCode(test)}: ${name.replaceAll('|', '\\|')}`,
    ]),
  );

export const printBugResult = ({ bug, missed }: BugResult): string =>
  missed === null
    ? `caught ${bug.file}: ${bug.breaks}\n`
    : `MISSED ${bug.file}: ${bug.breaks}\n       ${missed}\n`;

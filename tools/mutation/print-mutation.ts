import type { PlantedBug } from './planted-bugs.ts';
import type { BugResult } from './run-planted-bugs.ts';
import { type FolderScore, percentOf, type Survivor, type SurvivorArgument } from './survivors.ts';

/** The table of scores of docs/mutation.md. */
export function printScores(scores: readonly FolderScore[], commit: string): string {
  const row = (name: string, some: readonly FolderScore[]) => {
    const sum = (count: (score: FolderScore) => number) =>
      some.reduce((total, score) => total + count(score), 0);
    const [killed, timeout, survived] = [
      sum((one) => one.killed),
      sum((one) => one.timeout),
      sum((one) => one.survived),
    ];
    // Rounded down: 95 % is a limit.
    const percent = (Math.floor(percentOf(some) * 10) / 10).toFixed(1);
    return `| ${name} | ${killed + timeout + survived} | ${killed} | ${timeout} | ${survived} | ${percent} % |`;
  };
  return [
    `At commit ${commit}:`,
    '',
    '| folder | mutants | killed by a test | tests did not end | survived | score |',
    '|---|---|---|---|---|---|',
    ...scores.map((score) => row(`\`${score.folder}\``, [score])),
    row('all', scores),
    '',
  ].join('\n');
}

const inOneLine = (code: string): string => {
  const text = code.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
};

/** The table of survivors of docs/mutation.md. */
export function printArguments(all: readonly SurvivorArgument[]): string {
  const rows = all.map(
    ({ file, original, replacement, argument }) =>
      `| \`${file}\` | ${inOneLine(original)} | ${inOneLine(replacement)} | ${argument} |`,
  );
  return ['| file | code | mutant | why it is no gap |', '|---|---|---|---|', ...rows, ''].join('\n');
}

export const printSurvivor = ({ file, line, mutator, original, replacement }: Survivor): string =>
  `SURVIVED ${file}:${line} ${mutator}: ${JSON.stringify(original)} → ${JSON.stringify(replacement)}\n`;

/** The table of planted bugs of docs/mutation.md. */
export function printPlantedBugs(bugs: readonly PlantedBug[]): string {
  const rows = bugs.map(({ file, breaks, test }) => `| \`${file}\` | ${breaks} | \`${test}\` |`);
  return ['| file | what the bug breaks | found by |', '|---|---|---|', ...rows, ''].join('\n');
}

export const printBugResult = ({ bug, caughtBy }: BugResult): string =>
  caughtBy === null
    ? `MISSED ${bug.file}: ${bug.breaks}\n`
    : `caught ${bug.file}: ${bug.breaks}\n       by: ${caughtBy}\n`;

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { type MutatedPart, mutatedParts } from './mutated-parts.ts';
import { plantedBugs } from './planted-bugs.ts';
import {
  printArguments,
  printBugResult,
  printPlantedBugs,
  printScores,
  printSurvivor,
} from './print-mutation.ts';
import { runPlantedBugs } from './run-planted-bugs.ts';
import { runStryker } from './run-stryker.ts';
import {
  argumentOf,
  percentOf,
  type SurvivorArgument,
  scoresOf,
  survivorsOf,
  unusedArguments,
} from './survivors.ts';

// npm run test:mutation: Stryker mutates the decision core, the leads and the session, then each planted bug is tried on
// the test that must find it. `-- decision`, `-- leads`, `-- session` or `-- planted` does one of them; `-- --incremental`
// keeps the results of mutants whose code and tests are as in the run before. Prints the tables of docs/mutation.md; exit
// code 1: a survivor without an argument, a score of all parts below 95 %, or a bug that is not found.
const leastPercent = 95;

const words = process.argv.slice(2);
const isIncremental = words.includes('--incremental');
const wanted = words.filter((word) => word !== '--incremental');
const known = [...mutatedParts.map(({ name }) => name), 'planted'];
const unknown = wanted.filter((word) => !known.includes(word));
if (unknown.length > 0) {
  process.stderr.write(`test:mutation: no part ${unknown.join(', ')}; there are ${known.join(', ')}\n`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const problems = [
  ...mutate(mutatedParts.filter(({ name }) => isWanted(name))),
  ...(isWanted('planted') ? plant() : []),
];
for (const problem of problems) process.stdout.write(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @returns what is wrong */
function mutate(parts: readonly MutatedPart[]): string[] {
  if (parts.length === 0) return [];
  const path = join(root, 'tools/mutation/survivor-arguments.json');
  const argued = JSON.parse(readFileSync(path, 'utf8')) as SurvivorArgument[];
  const reports = parts.map((part) => runStryker(part, isIncremental));
  const scores = reports.flatMap(scoresOf);
  const survivors = reports.flatMap(survivorsOf);
  const mutated = new Set(reports.flatMap(({ files }) => Object.keys(files)));
  const concerned = argued.filter(({ file }) => mutated.has(file));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  process.stdout.write(`\n${printScores(scores, commit)}\n${printArguments(concerned)}\n`);
  const percent = percentOf(scores);
  const isWhole = parts.length === mutatedParts.length;
  return [
    ...survivors.filter((one) => argumentOf(one, argued) === undefined).map(printSurvivor),
    ...unusedArguments(reports, concerned).map(
      ({ file, original }) => `ARGUED FOR NOTHING ${file}: ${original}\n`,
    ),
    ...(isWhole && percent < leastPercent
      ? [`SCORE ${percent.toFixed(1)} % is less than ${leastPercent} %\n`]
      : []),
  ];
}

/** @returns the bugs that are not found */
function plant(): string[] {
  process.stdout.write(printPlantedBugs(plantedBugs));
  const results = runPlantedBugs(plantedBugs, (one) => process.stderr.write(printBugResult(one)));
  return results.filter(({ caughtBy }) => caughtBy === null).map(printBugResult);
}

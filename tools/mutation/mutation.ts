import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type MutatedPart, mutatedParts } from './mutated-parts.ts';
import { plantedBugs } from './planted-bugs.ts';
import {
  printArguments,
  printBugResult,
  printParts,
  printPlantedBugs,
  printScores,
  printSurvivor,
} from './print-mutation.ts';
import { controlPart, replayKills } from './replay-kills.ts';
import { runPlantedBugs } from './run-planted-bugs.ts';
import { environmentOf, runStryker } from './run-stryker.ts';
import {
  type ArguedMutant,
  percentOf,
  scoresOf,
  survivorsOf,
  unarguedSurvivors,
  unusedArguments,
} from './survivors.ts';

// npm run test:mutation: Stryker mutates the decision core, the leads and the session, then each planted bug is tried on
// the test that must find it. `-- decision`, `-- leads`, `-- session` or `-- planted` does one of them; `-- --incremental`
// keeps the results of mutants whose code and tests are as in the run before. Prints the tables of docs/mutation.md; exit
// code 1: a survivor without an argument, a part with a score below 95 %, a kill that cannot be repeated, or a bug that is
// not found.
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
process.stdout.write(problems.length > 0 ? `${problems.length} problems\n` : 'no problem\n');
process.exitCode = problems.length > 0 ? 1 : 0;

/** @returns what is wrong */
function mutate(parts: readonly MutatedPart[]): string[] {
  if (parts.length === 0) return [];
  const commit = commitOfTree();
  const survivors = readArgued('survivor-arguments');
  const endless = readArgued('endless-mutants');
  const runs = parts.map((part) => ({ part, mutants: mutantsOf(runStryker(part, isIncremental)) }));
  const all = runs.flatMap(({ mutants }) => mutants);
  const files = new Set(all.map(({ file }) => file));
  const isMutated = ({ file }: ArguedMutant) => files.has(file);
  const scores = runs.map(({ part, mutants }) => scoresOf(part.name, mutants, endless));
  process.stdout.write(
    [
      '',
      printParts(parts),
      printScores(scores.flat(), commit),
      printArguments(survivors.filter(isMutated), 'why it is no gap'),
      printArguments(endless.filter(isMutated), 'why its tests never end'),
      '',
    ].join('\n'),
  );
  return [
    ...unarguedSurvivors(survivorsOf(all, endless), survivors).map(printSurvivor),
    ...unusedArguments(all, [...survivors, ...endless].filter(isMutated)).map(
      ({ file, function: name, original }) => `ARGUED FOR NOTHING ${file} in ${name}: ${original}\n`,
    ),
    ...scores
      .filter((some) => percentOf(some) < leastPercent)
      .map(
        (some) =>
          `SCORE of ${some[0]?.part} is ${percentOf(some).toFixed(1)} %, less than ${leastPercent} %\n`,
      ),
    ...runs.flatMap(({ part, mutants }) => confirmKills(part, mutants)),
  ];
}

/** @returns the kills of a part that may not be the work of the mutant */
function confirmKills(part: MutatedPart, mutants: readonly Mutant[]): string[] {
  const env = environmentOf(part);
  const report = (line: string) => process.stderr.write(line);
  return [...controlPart(part, root, env), ...replayKills(mutants, env, report)];
}

function readArgued(name: 'survivor-arguments' | 'endless-mutants'): ArguedMutant[] {
  return JSON.parse(readFileSync(join(root, `tools/mutation/${name}.json`), 'utf8')) as ArguedMutant[];
}

/** The commit that is judged, and whether the tree differs from it. */
function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}${isIncremental ? ', results of earlier runs among them' : ''}`;
}

/** @returns the bugs that are not found */
function plant(): string[] {
  process.stdout.write(`${printPlantedBugs(plantedBugs)}\n`);
  // For the journeys among their tests.
  process.env.FUNNEL_CHROMIUM = ensureChromium('test');
  const results = runPlantedBugs(plantedBugs, (one) => process.stderr.write(printBugResult(one)));
  return results.filter(({ missed }) => missed !== null).map(printBugResult);
}

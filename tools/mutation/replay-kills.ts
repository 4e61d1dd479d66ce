import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, type Mutant } from './mutants.ts';
import type { MutatedPart } from './mutated-parts.ts';
import { withSource } from './run-planted-bugs.ts';
import { type NamedTest, runTest, runVitest, withCopyOfTree } from './run-tests.ts';

/** One killed mutant of so many is planted in the sources, and its killer runs as `npm test` runs it. */
const replayedShare = 20;

/** The killed mutants to replay: always the same ones, from every file that has as many. */
export const killsToReplay = (mutants: readonly Mutant[]): Mutant[] =>
  mutants.filter(({ status }) => status === 'Killed').filter((_, at) => at % replayedShare === 0);

/**
 * Plants killed mutants of a part in a copy of the tree, without Stryker, and runs the test that killed each: with all
 * random cases of `npm test`, other seeds and no mutant before it.
 * @param env - {@link environmentOf} the part
 * @returns what is wrong: kills that only Stryker has seen
 */
export const replayKills = (
  mutants: readonly Mutant[],
  env: Record<string, string>,
  report: (line: string) => void,
): string[] =>
  withCopyOfTree((tree) =>
    killsToReplay(mutants).flatMap((mutant) => {
      const { file, start, end, replacement, killer } = mutant;
      if (!killer) return [`KILLED BY NOTHING ${keyOf(mutant)}\n`];
      const source = readFileSync(join(tree, file), 'utf8');
      const mutated = source.slice(0, start) + replacement + source.slice(end);
      const isKilled = withSource(tree, file, mutated, () => failsIn(tree, killer, env));
      report(`${isKilled ? 'replayed' : 'NOT FOUND'} ${file}:${mutant.line} ${replacement}\n`);
      return isKilled
        ? []
        : [`KILLED ONLY IN STRYKER ${file}:${mutant.line} → ${replacement}: ${killer.name}\n`];
    }),
  );

/** Whether a test fails. Where the mutant already breaks the check of the config, it gets one that was checked before. */
function failsIn(tree: string, test: NamedTest, env: Record<string, string>): boolean {
  const { failed, passed, broken } = runTest(tree, test);
  if (failed.length > 0 || passed.length > 0 || broken.length === 0) return failed.length > 0;
  return runTest(tree, test, ['--config', 'tools/mutation/vitest.config.ts'], env).failed.length > 0;
}

/** How often the tests of a part run without a mutant, after those with one. */
const controlRuns = 3;

/** @returns the tests of a part that fail without a mutant, by which a mutant may have been killed for nothing */
export function controlPart(part: MutatedPart, tree: string, env: Record<string, string>): string[] {
  const runs = Array.from({ length: controlRuns }, () =>
    runVitest(tree, ['--config', 'tools/mutation/vitest.config.ts'], env),
  );
  return runs.flatMap(({ passed, failed, broken }) => [
    ...failed.map(({ name }) => `FAILS WITHOUT A MUTANT ${part.name}: ${name}\n`),
    ...broken.map((message) => `FAILS WITHOUT A MUTANT ${part.name}: ${message}\n`),
    ...(passed.length === 0 ? [`NO TEST RAN in ${part.name}\n`] : []),
  ]);
}

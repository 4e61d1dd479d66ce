import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { runTest, type TestReport, withCopyOfTree } from './run-tests.ts';

/** The source with the bug in it. @throws if the source does not contain the text once */
export function sourceWithBug({ file, find, replace }: PlantedBug): string {
  const source = readFileSync(join(root, file), 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} must contain once: ${find}`);
  return source.replace(find, () => replace);
}

export interface BugResult {
  bug: PlantedBug;
  /** Why the test has not found the bug; null where it has. */
  missed: string | null;
}

/**
 * Why a test has not found a bug, or null: with the bug an expectation of the test must fail, and without it the test
 * must pass. A module that does not load has not been tested, and a test that took too long may be one on a busy machine.
 */
export function reasonMissed(withoutBug: TestReport, withBug: TestReport): string | null {
  if (withoutBug.broken[0] !== undefined) return `without the bug: ${withoutBug.broken[0]}`;
  if (withoutBug.failed[0]) return `the test fails without the bug: ${withoutBug.failed[0].message}`;
  if (withoutBug.passed.length === 0) return 'there is no test of this name in npm test';
  if (withBug.broken[0] !== undefined) return `with the bug the file breaks: ${withBug.broken[0]}`;
  if (withBug.failed.some(({ isAssertion }) => isAssertion)) return null;
  if (withBug.failed[0]) return `no expectation failed, but: ${withBug.failed[0].message}`;
  return withBug.passed.length > 0 ? 'the test passes with the bug' : 'with the bug the test does not run';
}

/** Plants each bug in a copy of the tree and runs there the test that must find it. */
export const runPlantedBugs = (bugs: readonly PlantedBug[], report: (one: BugResult) => void): BugResult[] =>
  withCopyOfTree((tree) =>
    bugs.map((bug) => {
      const test = { file: bug.test, name: bug.name };
      const without = runTest(tree, test);
      const result = {
        bug,
        missed: reasonMissed(
          without,
          withSource(tree, bug.file, sourceWithBug(bug), () => runTest(tree, test)),
        ),
      };
      report(result);
      return result;
    }),
  );

/** Calls `use` while a file of a copy of the tree has another content. */
export function withSource<Result>(tree: string, file: string, source: string, use: () => Result): Result {
  const path = join(tree, file);
  const before = readFileSync(path);
  writeFileSync(path, source);
  try {
    return use();
  } finally {
    writeFileSync(path, before);
  }
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../../publish/environment/settings.ts';

/** A run with more flaky tests than this fails: one race on a busy machine is chance, three are a fault of the change. */
const mostFlakyTests = 2;

/**
 * Reports at the end of a run every test that failed and then passed (`retry` in vitest.config.ts), with its first error,
 * and fails the run where they are more than `mostFlakyTests`. A test that fails twice is an ordinary failure. Runs that are
 * parts of one (tools/test-runner/test-parts.ts) name a file, in which each finds the tests of those before it.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky === true);
    if (flaky.length === 0) return;
    const isTooMany = inRunsBefore() + flaky.length > mostFlakyTests;
    const verdict = isTooMany
      ? `more than ${mostFlakyTests}: the run fails`
      : 'the run does not fail for it, but each is a fault to be mended';
    process.stdout.write(`\n── flaky: ${flaky.length} failed and then passed; ${verdict}\n`);
    for (const test of flaky) process.stdout.write(lineOf(test));
    keep(flaky);
    if (isTooMany) process.exitCode = 1;
  }
}

/** Has one line for each flaky test. */
const fileOfParts = (): string | undefined => process.env.FUNNEL_FLAKY_TESTS;

function inRunsBefore(): number {
  const path = fileOfParts();
  if (path === undefined || !existsSync(path)) return 0;
  return readFileSync(path, 'utf8').split('\n').length - 1;
}

function keep(flaky: readonly TestCase[]): void {
  const path = fileOfParts();
  if (path !== undefined) appendFileSync(path, flaky.map(({ id }) => `${id}\n`).join(''));
}

function lineOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [firstLine = ''] = (error?.message ?? 'no error is known').split('\n');
  const where = error?.stacks?.[0];
  const place = where ? ` (${relative(root, where.file)}:${where.line})` : '';
  return `   ${test.project.name}  ${relative(root, test.module.moduleId)} > ${test.fullName}\n      ${firstLine}${place}\n`;
}

import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../../publish/environment/settings.ts';

/** A run with more flaky tests than this fails: one race on a busy machine is chance, three are a fault of the change. */
const mostFlakyTests = 2;

/**
 * Reports at the end of a run every test that failed and then passed (`retry` in vitest.config.ts), with its first error,
 * and fails the run where they are more than `mostFlakyTests`. A test that fails twice is an ordinary failure.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky === true);
    if (flaky.length === 0) return;
    const isTooMany = flaky.length > mostFlakyTests;
    const verdict = isTooMany
      ? `more than ${mostFlakyTests}: the run fails`
      : 'the run does not fail for it, but each is a fault to be mended';
    process.stdout.write(`\n── flaky: ${flaky.length} failed and then passed; ${verdict}\n`);
    for (const test of flaky) process.stdout.write(lineOf(test));
    if (isTooMany) process.exitCode = 1;
  }
}

function lineOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [firstLine = ''] = (error?.message ?? 'no error is known').split('\n');
  const where = error?.stacks?.[0];
  const place = where ? ` (${relative(root, where.file)}:${where.line})` : '';
  return `   ${test.project.name}  ${relative(root, test.module.moduleId)} > ${test.fullName}\n      ${firstLine}${place}\n`;
}

import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { FailedTest, TestReport } from './run-tests.ts';

/** The errors of a test that failed, each with its causes: fast-check passes on what a property threw as a cause. */
const withCauses = (error: SerializedError): SerializedError[] => [
  error,
  ...(error.cause ? withCauses(error.cause as SerializedError) : []),
];

function failedTest(test: TestCase): FailedTest {
  const errors = (test.result().errors ?? []) as readonly SerializedError[];
  return {
    name: test.fullName,
    isAssertion: errors.flatMap(withCauses).some(({ name }) => name === 'AssertionError'),
    message: errors[0]?.message ?? '',
  };
}

/** Writes a {@link TestReport} to the path of FUNNEL_TEST_REPORT. */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()]);
    const suites = modules.flatMap((one) => [...one.children.allSuites()]);
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName),
      failed: tests.filter((test) => test.result().state === 'failed').map(failedTest),
      broken: [...modules, ...suites]
        .flatMap((one) => one.errors())
        .concat(unhandled)
        .map(({ message }) => message),
    };
    writeFileSync(process.env.FUNNEL_TEST_REPORT ?? '', JSON.stringify(report));
  }
}

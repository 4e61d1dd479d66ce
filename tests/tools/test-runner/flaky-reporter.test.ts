import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { root } from '../../../publish/environment/settings.ts';
import FlakyReporter from '../../../tools/test-runner/flaky-reporter.ts';

const moduleId = join(root, 'tests/journeys/login/login.test.ts');

/** A test as vitest reports it: how often it ran again, and whether it passed in the end. */
function testThat(fullName: string, state: 'passed' | 'failed', retryCount: number): TestCase {
  const errors = [
    { message: `first error of ${fullName}\n  with more`, stacks: [{ file: moduleId, line: 12 }] },
    { message: 'second error' },
  ].slice(0, state === 'failed' ? retryCount + 1 : retryCount);
  return {
    id: fullName,
    fullName,
    module: { moduleId },
    project: { name: 'journeys' },
    diagnostic: () => ({ flaky: state === 'passed' && retryCount > 0, retryCount }),
    result: () => ({ state, errors }),
  } as unknown as TestCase;
}
const moduleOf = (...tests: TestCase[]) =>
  ({ moduleId, children: { allTests: () => tests.values() } }) as unknown as TestModule;

describe('a run in which tests failed and then passed', () => {
  let printed: string;
  const before = process.exitCode;
  beforeEach(() => {
    printed = '';
    process.exitCode = undefined;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += text;
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.exitCode = before;
  });
  /** @returns the exit code of the run, where the reporter sets one */
  const report = (...modules: TestModule[]) => {
    new FlakyReporter().onTestRunEnd(modules);
    const code = process.exitCode;
    process.exitCode = undefined;
    return code;
  };

  it('passes where they are two, in whichever files, and prints the title and the first error of both', () => {
    const one = moduleOf(testThat('a login', 'passed', 1), testThat('another', 'passed', 0));
    expect(report(one, moduleOf(testThat('a lead', 'passed', 1)))).toBeUndefined();
    expect(printed).toContain('── flaky: 2 failed and then passed');
    expect(printed).toContain('journeys  tests/journeys/login/login.test.ts > a login\n');
    expect(printed).toContain('first error of a login (tests/journeys/login/login.test.ts:12)\n');
    expect(printed).toContain('first error of a lead ');
    expect(printed).not.toMatch(/another|second error|with more|the run fails/);
  });

  it('fails where they are three, and prints all', () => {
    const names = ['a login', 'a lead', 'a draft'];
    expect(report(moduleOf(...names.map((name) => testThat(name, 'passed', 1))))).toBe(1);
    expect(printed).toContain('the run fails');
    for (const name of names) expect(printed).toContain(`first error of ${name} `);
  });

  it('counts those of the parts before it, where it is a part of a run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'funnel-flaky-'));
    vi.stubEnv('FUNNEL_FLAKY_TESTS', join(folder, 'flaky'));
    const partOf = (...names: string[]) =>
      report(moduleOf(...names.map((name) => testThat(name, 'passed', 1))));
    expect([partOf('a login'), partOf(), partOf('a lead'), partOf('a draft')]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
    rmSync(folder, { recursive: true });
  });

  it('prints nothing where none did', () => {
    expect(report(moduleOf(testThat('a login', 'passed', 0)))).toBeUndefined();
    expect(printed).toBe('');
  });

  it('does not report a test that failed twice: it is an ordinary failure', () => {
    const failures = ['a login', 'a lead', 'a draft'].map((name) => testThat(name, 'failed', 1));
    expect(report(moduleOf(...failures))).toBeUndefined();
    expect(printed).toBe('');
  });
});

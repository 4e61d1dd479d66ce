import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';

export interface FailedTest {
  /** With the names of the blocks around it. */
  name: string;
  /** An expectation did not hold. Otherwise the test threw something else, or took too long. */
  isAssertion: boolean;
  message: string;
}
/** Which tests of a run passed and failed. */
export interface TestReport {
  passed: string[];
  failed: FailedTest[];
  /** Messages of files that do not load, of hooks that fail and of errors outside of any test. */
  broken: string[];
}

/** The projects of vitest that `npm test` runs. */
const projectsOfNpmTest = ['unit*', 'property', 'nginx', 'journeys'].flatMap((name) => ['--project', name]);

/** A test by its file and its name with those of the blocks around it. */
export interface NamedTest {
  file: string;
  name: string;
}

/** Runs a test, by default as `npm test` does. @throws Error where vitest writes no report */
export function runTest(
  tree: string,
  { file, name }: NamedTest,
  options: readonly string[] = projectsOfNpmTest,
  env: Record<string, string> = {},
): TestReport {
  // Not anchored at the start: vitest puts a space before the name.
  const pattern = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const report = runVitest(tree, [...options, '-t', pattern, file], env);
  return {
    ...report,
    passed: report.passed.filter((one) => one === name),
    failed: report.failed.filter((one) => one.name === name),
  };
}

/** @throws Error where vitest writes no report */
export function runVitest(
  tree: string,
  words: readonly string[],
  env: Record<string, string> = {},
): TestReport {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-report-'));
  const output = join(folder, 'report.json');
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
  const reporter = join(tree, 'tools/mutation/test-reporter.ts');
  const args = [vitest, 'run', `--reporter=${reporter}`, ...words];
  const all = { ...process.env, ...env, FUNNEL_TEST_REPORT: output };
  try {
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', env: all });
    try {
      return JSON.parse(readFileSync(output, 'utf8')) as TestReport;
    } catch {
      throw new Error(`vitest did not run ${words.join(' ')}: ${stdout}${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Calls `use` with a copy of the files that git knows, with the packages of this tree. */
export function withCopyOfTree<Result>(use: (tree: string) => Result): Result {
  const tree = mkdtempSync(join(tmpdir(), 'funnel-planted-'));
  try {
    const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    for (const file of listed.split('\0').filter((one) => one !== ''))
      cpSync(join(root, file), join(tree, file), { verbatimSymlinks: true });
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    return use(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

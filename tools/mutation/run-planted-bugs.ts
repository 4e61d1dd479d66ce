import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import type { PlantedBug } from './planted-bugs.ts';

/** The source with the bug in it. @throws if the source does not contain the text once */
export function sourceWithBug({ file, find, replace }: PlantedBug): string {
  const source = readFileSync(join(root, file), 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} must contain once: ${find}`);
  return source.replace(find, () => replace);
}

export interface BugResult {
  bug: PlantedBug;
  /** The first test that failed; null where all passed. */
  caughtBy: string | null;
}

/**
 * Plants each bug in a copy of the tree and runs its test file there, which must fail.
 * @throws Error where a test file fails without a bug
 */
export function runPlantedBugs(bugs: readonly PlantedBug[], report: (one: BugResult) => void): BugResult[] {
  const tree = copyTree();
  try {
    const files = [...new Set(bugs.map(({ test }) => test))];
    const before = firstFailure(tree, files);
    if (before !== null) throw new Error(`fails without a bug: ${before}`);
    return bugs.map((bug) => {
      const path = join(tree, bug.file);
      const source = readFileSync(path);
      writeFileSync(path, sourceWithBug(bug));
      const result = { bug, caughtBy: firstFailure(tree, [bug.test]) };
      writeFileSync(path, source);
      report(result);
      return result;
    });
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** The files that git knows, with the packages of this tree. */
function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'funnel-planted-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((one) => one !== ''))
    cpSync(join(root, file), join(tree, file), { verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

interface VitestReport {
  numTotalTests: number;
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** @returns the name of the first test that fails, or the message of a file that does not load; null where all pass */
function firstFailure(tree: string, files: readonly string[]): string | null {
  const output = join(tree, 'dist/vitest-report.json');
  rmSync(output, { force: true });
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--reporter=json', `--outputFile=${output}`, '--bail=1', ...files];
  const { stderr } = spawnSync(process.execPath, [vitest, ...options], { cwd: tree, encoding: 'utf8' });
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(output, 'utf8')) as VitestReport;
  } catch {
    throw new Error(`vitest did not run ${files.join(', ')}: ${stderr}`);
  }
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  const test = failed.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )[0];
  if (test) return test.fullName;
  if (failed[0]) return failed[0].message.split('\n')[0] ?? 'a file that does not load';
  if (report.numTotalTests === 0) throw new Error(`no test ran in ${files.join(', ')}`);
  return null;
}

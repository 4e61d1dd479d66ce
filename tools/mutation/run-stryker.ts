import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import type { StrykerReport } from './mutants.ts';
import type { MutatedPart } from './mutated-parts.ts';

/** Beside the packages of the project: 64 MB that a newcomer does not need. */
const folder = join(root, 'node_modules/.cache/funnel-mutation');
const packages = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];

/**
 * Mutates the code of a part and runs its tests for each mutant; installs Stryker on the first run.
 * @param isIncremental - mutants whose code and tests are those of the run before keep their result
 * @throws Error where Stryker does not end, for example because a test fails without a mutant
 */
export function runStryker(part: MutatedPart, isIncremental: boolean): StrykerReport {
  const stryker = install();
  const output = `dist/mutation/${part.name}`;
  mkdirSync(join(root, output), { recursive: true });
  const settings = join(root, output, 'stryker.json');
  writeFileSync(settings, JSON.stringify(settingsOf(part, output, isIncremental), null, 2));
  const { status } = spawnSync(process.execPath, [stryker, 'run', settings], {
    cwd: root,
    env: { ...process.env, ...environmentOf(part) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in part ${part.name}`);
  return JSON.parse(readFileSync(join(root, output, 'report.json'), 'utf8')) as StrykerReport;
}

/** What vitest.config.ts and checked-config.ts of this folder read; writes the config that the tests read. */
export function environmentOf({ name }: MutatedPart): Record<string, string> {
  const checked = join(root, `dist/mutation/${name}/config.json`);
  mkdirSync(dirname(checked), { recursive: true });
  writeFileSync(checked, JSON.stringify(readCheckedConfig(root).config));
  return { FUNNEL_MUTATION_PART: name, FUNNEL_MUTATION_CONFIG: checked };
}

function settingsOf({ mutate }: MutatedPart, output: string, isIncremental: boolean) {
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate,
    coverageAnalysis: 'perTest',
    // More would let tests wait for one another, and mutants seem endless.
    concurrency: 1,
    // Not under node_modules, where neither Vite nor Node translates TypeScript.
    tempDirName: `${output}/sandbox`,
    ignorePatterns: ['dist', '.data', 'docs/**/*.png'],
    // Stryker reads it with an interface that TypeScript 7 has no more; there is no type check of mutants.
    tsconfigFile: 'none.json',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${output}/report.json` },
    incremental: isIncremental,
    incrementalFile: `${output}/incremental.json`,
    // Twice the time of its tests, and the start of a worker on a busy machine. A run that does not end counts only where
    // endless-mutants.json says why.
    timeoutFactor: 2,
    timeoutMS: 20_000,
    warnings: { slow: true },
    allowConsoleColors: false,
  };
}

/** @returns the path of Stryker's command */
function install(): string {
  const command = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const installed = join(folder, 'installed.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // Its peer vitest is that of the project; the Node that runs it is beside this one, not the machine's.
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, PATH: path },
  });
  // Last: where it exists, the installation is complete.
  writeFileSync(installed, wanted);
  return command;
}

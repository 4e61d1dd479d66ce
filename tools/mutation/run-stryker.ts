import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import type { MutatedPart } from './mutated-parts.ts';

/** Beside the packages of the project: 64 MB that a newcomer does not need. */
const folder = join(root, 'node_modules/.cache/funnel-mutation');
const packages = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];

type Status =
  | 'Killed'
  | 'Survived'
  | 'NoCoverage'
  | 'Timeout'
  | 'CompileError'
  | 'RuntimeError'
  | 'Ignored'
  | 'Pending';
interface Position {
  line: number;
  column: number;
}
/** The part of mutation-testing-report-schema that is read here. */
export interface StrykerReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: Status;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

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
  const checked = join(root, output, 'config.json');
  writeFileSync(checked, JSON.stringify(readCheckedConfig(root).config));
  const { status } = spawnSync(process.execPath, [stryker, 'run', settings], {
    cwd: root,
    env: { ...process.env, FUNNEL_MUTATION_PART: part.name, FUNNEL_MUTATION_CONFIG: checked },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in part ${part.name}`);
  return JSON.parse(readFileSync(join(root, output, 'report.json'), 'utf8')) as StrykerReport;
}

function settingsOf({ mutate }: MutatedPart, output: string, isIncremental: boolean) {
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Not under node_modules, where neither Vite nor Node translates TypeScript.
    tempDirName: `${output}/sandbox`,
    ignorePatterns: ['dist', '.data', 'docs/**/*.png'],
    // Stryker reads it with an interface that TypeScript 7 has no more; there is no type check of mutants.
    tsconfigFile: 'none.json',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${output}/report.json` },
    incremental: isIncremental,
    incrementalFile: `${output}/incremental.json`,
    // A mutant that loops: twice its tests, and the start of a worker on a busy machine.
    timeoutFactor: 2,
    timeoutMS: 30_000,
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

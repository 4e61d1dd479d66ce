import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../schemas/index.ts';
import { type ReadConfig, readConfig } from '../check/check-config.ts';
import { printDiagnostics } from '../check-report/print-human.ts';
import { findConfig } from '../config/find-config.ts';
import { asCommand } from '../explain/as-command.ts';
import { Explainer } from '../explain/explain.ts';
import { WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { visible, visibleJson } from '../text/visible.ts';
import { type Difference, differencesOf } from './expectation.ts';
import { type BrokenInvariant, brokenInvariants, invariantLines } from './invariant-results.ts';
import { readVisits, type Visit } from './read-visits.ts';
import { suggestVisits } from './suggest.ts';
import { unknownName } from './unknown-name.ts';
import { withTestDefaults } from './with-test-defaults.ts';

const defaultFile = 'tests/visits.json';

/** Registers `funnel test`. */
export function testCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('test')
    .description(
      english
        ? 'runs the visits of tests/visits.json and proves tests/invariants.json'
        : '运行 tests/visits.json 里的访问，证明 tests/invariants.json',
    )
    .option(
      '--file <FILE>',
      english
        ? `another file of visits, from the current folder; left out: ${defaultFile} of the config`
        : `另一个访问文件，从当前目录算起；不写：配置目录的 ${defaultFile}`,
    )
    .option(
      '--suggest',
      english ? 'proposes visits that touch every row, as JSON' : '提出一组覆盖每一行的访问（JSON）',
    )
    .action((options: TestOptions, command: Command) => test(options, command, io));
}

interface TestOptions {
  file?: string;
  suggest?: boolean;
}

interface Failure {
  visit: Visit;
  differences: Difference[];
}

function test({ file: given, suggest }: TestOptions, command: Command, io: Io): void {
  const file = given ?? defaultFile;
  const shared = sharedOptionsOf(command, ['human', 'json']);
  const dir = findConfig(io, shared.config);
  const { explainer, read } = load(dir, shared, io);
  if (suggest) {
    io.stdout(`${visibleJson(JSON.stringify({ visits: suggestVisits(explainer, shared.lang) }, null, 2))}\n`);
    io.exitCode = exitCodes.clean;
    return;
  }
  const path = given === undefined ? join(dir, defaultFile) : resolve(io.cwd, given);
  const visits = readVisits(path, file, explainer.config.facts);
  const failed = visits.flatMap((visit): Failure[] => {
    const differences = differencesOf(visit.expect, explainer.outcome(visit.visit));
    return differences.length > 0 ? [{ visit, differences }] : [];
  });
  const broken = brokenInvariants(read, explainer.config);
  const count = read.invariants.length;
  // A file of one's own is about its visits: invariants are mentioned where they do not hold.
  const lines = given === undefined || broken.length > 0 ? invariantLines(count, broken, shared.lang) : [];
  io.stdout(
    shared.format === 'json'
      ? json(file, visits, failed, { count, broken }, explainer.config)
      : human(file, visits, failed, shared, explainer) + printed(lines),
  );
  io.exitCode = failed.length + broken.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** The config where it has no errors but invariants that do not hold, which are results of the test. */
function load(
  dir: string,
  { lang, color }: SharedOptions,
  io: Io,
): { explainer: Explainer; read: ReadConfig } {
  const read = readConfig(dir);
  const { sources, diagnostics } = read;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const config = errors.every(({ code }) => code === 'invariant-violated') ? read.wellFormed : null;
  if (config) return { explainer: new Explainer(config, sources), read };
  io.stderr(printDiagnostics(diagnostics, sources, { lang, paint: paintFor(color, io) }));
  throw new WorkError({ zh: '配置有错误，先改正', en: 'the config has errors; mend them first' });
}

function json(
  file: string,
  visits: readonly Visit[],
  failed: readonly Failure[],
  invariants: { count: number; broken: readonly BrokenInvariant[] },
  { facts }: Config,
): string {
  const rows = failed.map(({ visit: { name, visit, range }, differences }) => ({
    name,
    file,
    range,
    visit,
    differences,
    explain: asCommand(withTestDefaults(visit, facts), facts),
  }));
  const answer = { format: 'funnel.test/1', visits: visits.length, failed: rows, invariants };
  return `${visibleJson(JSON.stringify(answer, null, 2))}\n`;
}

function human(
  file: string,
  visits: readonly Visit[],
  failed: readonly Failure[],
  { lang }: SharedOptions,
  { config }: Explainer,
): string {
  const [expected, actual] = lang === 'zh' ? ['期望', '实际'] : ['expected', 'got'];
  const [comma, colon] = lang === 'zh' ? ['，', '：'] : [', ', ': '];
  const lines = failed.flatMap(({ visit: { name, visit, range }, differences }) => [
    `${file}:${range.line}:${range.column}  ${name}`,
    ...differences.map((one) => {
      const unknown = unknownName(config, one);
      const values = `${expected} ${JSON.stringify(one.expected)}${comma}${actual} ${JSON.stringify(one.actual)}`;
      const more = unknown ? (lang === 'zh' ? `（${unknown.zh}）` : ` (${unknown.en})`) : '';
      return `    ${one.key}${colon}${values}${more}`;
    }),
    `    = ${asCommand(withTestDefaults(visit, config.facts), config.facts)}`,
  ]);
  const summary =
    lang === 'zh'
      ? `${visits.length} 个访问，${failed.length} 个不符`
      : `${visits.length} visits, ${failed.length} not as expected`;
  return printed([...lines, summary]);
}

const printed = (lines: readonly string[]): string => lines.map((line) => `${visible(line)}\n`).join('');

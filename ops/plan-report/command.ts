import type { Command } from 'commander';
import type { Config } from '../../schemas/index.ts';
import { type ReadConfig, readConfig } from '../check/check-config.ts';
import { readRepairedBase } from '../check/read-base.ts';
import { printDiagnostics } from '../check-report/print-human.ts';
import { findConfig } from '../config/find-config.ts';
import { configErrorsIn } from '../diagnostics/config-error.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { brokenInvariants } from '../invariant-changes/broken-invariants.ts';
import { intentOf } from '../plan/intent.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { type TrafficCounter, trafficCounterOf, withVisitorsPerDay } from '../plan/visitors-per-day.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { readTraffic } from '../traffic/traffic-files.ts';
import { labelSourceOf } from './label-source.ts';
import { printHuman } from './print-human.ts';
import { jsonPieces } from './print-json.ts';
import { printMarkdown } from './print-md.ts';

const failOn = ['never', 'change', 'risk'] as const;
type FailOn = (typeof failOn)[number];
interface PlanOptions {
  failOn: FailOn;
  only: string[];
}

/** Registers `funnel plan`. */
export function planCommand(program: Command, io: Io): void {
  const zh = program.getOptionValue('lang') !== 'en';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  program
    .command('plan')
    .description(say('说明改动后哪些访客的结果不同', 'reports which visitors end elsewhere after an edit'))
    .argument('<BASE>', say('对比的 git 提交、分支、标签或目录', 'git ref or folder to compare with'))
    .option(
      '--fail-on <WHEN>',
      say('何时以 1 退出：never, change, risk', 'when to exit with 1: never, change, risk'),
      readFailOn,
      'never',
    )
    .option(
      '--only <AXIS=PATTERN>',
      say(
        '本次只应影响：channel=52*、host=、page=，可重复',
        'what is meant to change: channel=52*, host=, page=; repeatable',
      ),
      (one: string, all: string[]) => [...all, one],
      [],
    )
    .action((base: string, options: PlanOptions, command: Command) => plan(base, options, command, io));
}

function readFailOn(value: string): FailOn {
  const found = failOn.find((one) => one === value);
  if (found) return found;
  const hint = nearestNameClause(value, failOn, '；');
  const all = failOn.join(', ');
  throw new UsageError({
    zh: `--fail-on 没有 "${value}"${hint.zh}可用：${all}`,
    en: `--fail-on has no "${value}"${hint.en}; there are: ${all}`,
  });
}

function plan(base: string, options: PlanOptions, command: Command, io: Io): void {
  const shared = sharedOptionsOf(command, ['human', 'json', 'md']);
  const intent = intentOf(options.only);
  const dir = findConfig(io, shared.config);
  const head = readConfig(dir, { errorsOnly: true });
  const { read, files, errors } = readRepairedBase(base, dir, io.cwd, head);
  const before = valid(read, base, shared, io);
  const after = valid(head, { zh: '现在', en: 'now' }, shared, io);
  const rows = readTraffic(dir);
  const compared: Plan = {
    ...planOf({ before, after }, base, intent),
    ...(files.length > 0 && { brokenBase: { files, errors: configErrorsIn(errors) } }),
  };
  const counter = rows && trafficCounterOf(rows, { before, after }, compared);
  const found = counter ? withVisitorsPerDay(compared, counter) : compared;
  for (const piece of print(found, after, counter, shared, io)) io.stdout(piece);
  io.exitCode = fails(found, options.failOn) ? exitCodes.findings : exitCodes.clean;
}

function print(
  found: Plan,
  after: ReadConfig & { config: Config },
  counter: TrafficCounter | null,
  { format, lang, color }: SharedOptions,
  io: Io,
): Iterable<string> {
  if (format === 'json') return jsonPieces(found);
  const source = labelSourceOf(after, lang);
  const text =
    format === 'md'
      ? printMarkdown(found, source, counter)
      : printHuman(found, source, paintFor(color, io), counter);
  return [text];
}

function fails(found: Plan, when: FailOn): boolean {
  const { changed, pages, acts, notCompared, risks, collateral, brokenBase, errors, invariants } = found;
  if (collateral && collateral.length > 0) return true;
  // A file that nothing has compared may hold whatever was to be excluded.
  if (brokenBase && (collateral || when !== 'never')) return true;
  if (when !== 'never' && errors) return true;
  if (when !== 'never' && brokenInvariants(invariants).length > 0) return true;
  if (when === 'risk') return risks.length > 0 || notCompared.length > 0;
  const isUnequal = changed > 0 || acts.length > 0 || notCompared.length > 0;
  return when === 'change' && (isUnequal || pages.some(({ count }) => count > 0));
}

/** @throws WorkError where the revision has errors, which are printed as by `funnel check` */
function valid(
  read: ReadConfig,
  side: string | { zh: string; en: string },
  { lang, color }: SharedOptions,
  io: Io,
): ReadConfig & { config: Config } {
  // A well-formed config suffices: a plan is expected to report edits that strand visitors or cause redirect loops.
  const { wellFormed, diagnostics, sources } = read;
  if (wellFormed) return { ...read, config: wellFormed };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  io.stderr(printDiagnostics(errors, sources, { lang, paint: paintFor(color, io) }));
  const name = typeof side === 'string' ? { zh: `"${side}"`, en: `"${side}"` } : side;
  throw new WorkError({
    zh: `${name.zh}的配置有错误，无法对比；先改正`,
    en: `the config ${typeof side === 'string' ? 'of' : 'as it is'} ${name.en} has errors, so it cannot be compared; mend them first`,
  });
}

import type { Command } from 'commander';
import type { Config } from '../../schemas/index.ts';
import { readValidConfig } from '../check-report/require-valid-config.ts';
import { wordedFactsOf } from '../conditions/fact-words.ts';
import { findConfig } from '../config/find-config.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { UsageError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import { visibleJson } from '../text/visible.ts';
import { readTraffic } from '../traffic/traffic-files.ts';
import { plainWordsOf } from '../wording/extent-text.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { printHuman, printMarkdown } from './print.ts';
import { reachedByUndeclaredFlags } from './undeclared-flags.ts';

const failOn = ['never', 'dead'] as const;
type FailOn = (typeof failOn)[number];

/** Registers `funnel coverage`. */
export function coverageCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('coverage')
    .description(
      english
        ? 'counts the situations that pass through each row, page and brand'
        : '列出每一行、每个页面和品牌有多少种情形经过',
    )
    .option(
      '--fail-on <WHEN>',
      english ? 'when to exit with 1: never, dead' : '何时以 1 退出：never, dead',
      readFailOn,
      'never',
    )
    .action((options: { failOn: FailOn }, command: Command) => coverage(options, command, io));
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

function coverage(options: { failOn: FailOn }, command: Command, io: Io): void {
  const shared = sharedOptionsOf(command, ['human', 'json', 'md']);
  const { config, sources } = readValidConfig(shared, io);
  const found = coverageOf(config, sources, readTraffic(findConfig(io, shared.config)));
  io.stdout(print(found, config, shared, io));
  const fails = options.failOn === 'dead' && hasDead(config, found);
  io.exitCode = fails ? exitCodes.findings : exitCodes.clean;
}

/** A row for undeclared values of flags is not dead: the server may send such a value. */
function hasDead(config: Config, { rows }: Coverage): boolean {
  const dead = rows.filter((row) => row.dead);
  return reachedByUndeclaredFlags(config, dead).length < dead.length;
}

function print(
  found: Coverage,
  { facts }: Config,
  { format, lang, color }: ReturnType<typeof sharedOptionsOf>,
  io: Io,
): string {
  if (format === 'json') return `${visibleJson(JSON.stringify(found, null, 2))}\n`;
  const words = plainWordsOf(wordedFactsOf(facts));
  return format === 'md'
    ? printMarkdown(found, lang, words)
    : printHuman(found, { lang, paint: paintFor(color, io), words });
}

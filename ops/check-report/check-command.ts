import { appendFileSync } from 'node:fs';
import type { Command } from 'commander';
import { applyFixes, type Replacement } from '../check/apply-fixes.ts';
import { findConfig } from '../config/find-config.ts';
import { append } from '../json/append.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { visible } from '../text/visible.ts';
import {
  type CheckedDirectory,
  type CountedDiagnostic,
  checkDirectory,
} from '../traffic-check/check-directory.ts';
import { printGithub } from './print-github.ts';
import { printDiagnostics } from './print-human.ts';
import { printJson } from './print-json.ts';
import { printMarkdown } from './print-markdown.ts';
import { inRepository } from './repository-paths.ts';
import type { Totals } from './summary.ts';

const mostRounds = 20;

/** Registers `funnel check`. */
export function checkCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('check')
    .description(english ? 'checks the config' : '检查配置')
    .option('--fix', english ? 'writes the corrections that are safe' : '写入可以安全修正的内容')
    .action(({ fix }: { fix?: boolean }, command: Command) => check(command, fix === true, io));
}

async function check(command: Command, fix: boolean, io: Io): Promise<void> {
  const options = sharedOptionsOf(command, ['human', 'json', 'github', 'sarif', 'md']);
  const dir = findConfig(io, options.config);
  const began = performance.now();
  const { read, fixed } = fix ? fixAll(dir) : { read: checkDirectory(dir), fixed: [] };
  const seconds = Math.round(performance.now() - began) / 1000;
  const totals = { files: read.files, seconds, skipped: read.skipped, allowed: read.allowed };
  if (fix) io.stderr(fixedWords(fixed, options.lang));
  io.stdout(await print(read, dir, totals, options, io));
  // Findings of severity info do not fail a build.
  const fails = read.diagnostics.some(({ severity }) => severity !== 'info');
  io.exitCode = fails ? exitCodes.findings : exitCodes.clean;
}

/** Several rounds, because one mistake may hide another: of two wrong commas in a line only one is reported. */
function fixAll(dir: string): { read: CheckedDirectory; fixed: Replacement[] } {
  let read = checkDirectory(dir);
  const fixed: Replacement[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const made = applyFixes(dir, read.diagnostics);
    if (made.length === 0) break;
    append(fixed, made);
    read = checkDirectory(dir);
  }
  return { read, fixed };
}

function fixedWords(fixed: readonly Replacement[], lang: SharedOptions['lang']): string {
  const lines = fixed.map(({ file, line, column, from, to }) => `${file}:${line}:${column} ${from} → ${to}`);
  const count = lang === 'zh' ? `已修正 ${fixed.length} 处` : `${fixed.length} corrected`;
  return [...lines, count].map((one) => `${visible(one)}\n`).join('');
}

async function print(
  { diagnostics, sources }: CheckedDirectory,
  dir: string,
  totals: Totals,
  { format, lang, color }: SharedOptions,
  io: Io,
): Promise<string> {
  switch (format) {
    case 'json':
      return printJson(diagnostics, totals);
    case 'sarif': {
      const pointers = diagnostics.map(({ file, pointer }) => sources.namedPointer(file, pointer));
      // With it come the texts of every code, which the other formats do not need.
      return (await import('./print-sarif.ts')).printSarif(
        inRepository(diagnostics, dir, io),
        pointers,
        lang,
      );
    }
    case 'md':
      return printMarkdown(diagnostics, totals, lang);
    case 'github':
      writeSummary(diagnostics, totals, lang, io);
      return printGithub(inRepository(diagnostics, dir, io), lang);
    case 'human':
      return printDiagnostics(diagnostics, sources, { lang, paint: paintFor(color, io), totals });
  }
}

/** GitHub shows this file on the page of the run: it holds all findings, of which the annotations are some. */
function writeSummary(
  diagnostics: readonly CountedDiagnostic[],
  totals: Totals,
  lang: SharedOptions['lang'],
  { env }: Io,
): void {
  const file = env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, printMarkdown(diagnostics, totals, lang));
}

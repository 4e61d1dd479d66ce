import type { Command } from 'commander';
import { findConfig } from './find-config.ts';
import { exitCodes, type Io } from './io.ts';
import { paintFor } from './paint.ts';
import { printDiagnostics } from './print.ts';
import { printJson } from './print-json.ts';
import { readConfig } from './read-config.ts';
import { sharedOptionsOf } from './shared-options.ts';

/** Registers `funnel check`. */
export function checkCommand(program: Command, io: Io): void {
  program
    .command('check')
    .description(program.getOptionValue('lang') === 'en' ? 'checks the config' : '检查配置')
    .action((_options: unknown, command: Command) => check(command, io));
}

function check(command: Command, io: Io): void {
  const { config, format, lang, color } = sharedOptionsOf(command, ['human', 'json']);
  const began = performance.now();
  const { diagnostics, sources, files, skipped } = readConfig(findConfig(io.cwd, config));
  const seconds = Math.round(performance.now() - began) / 1000;
  const totals = { files, seconds, skipped };
  const output =
    format === 'json'
      ? printJson(diagnostics, totals)
      : printDiagnostics(diagnostics, sources, { lang, paint: paintFor(color, io), totals });
  io.stdout(output);
  io.exitCode = diagnostics.length > 0 ? exitCodes.findings : exitCodes.clean;
}

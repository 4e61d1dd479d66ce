import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { applyFixes, replaceFile } from '../check/apply-fixes.ts';
import { readConfig } from '../check/check-config.ts';
import { readReferences } from '../check/read-ids.ts';
import { printDiagnostics } from '../check-report/print-human.ts';
import { findConfig } from '../config/find-config.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { type ConfigId, parseConfigId, requireDefined } from './config-id.ts';
import { findUses } from './find-uses.ts';
import { visitUses } from './visit-uses.ts';

/** Registers `funnel rename`. */
export function renameCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('rename')
    .description(english ? 'renames something, and every use of it' : '改名，并同时改掉所有使用处')
    .argument('<kind:old>', english ? 'e.g. brand:quick-loan' : '如 brand:quick-loan')
    .argument('<new>', english ? 'the new name' : '新名字')
    .action((text: string, to: string, _options: unknown, command: Command) => {
      rename(parseConfigId(text), to, sharedOptionsOf(command, ['human']), io);
    });
}

function rename(thing: ConfigId, to: string, { config, lang }: SharedOptions, io: Io): void {
  const dir = findConfig(io.cwd, config);
  const read = readSound(dir, thing, to);
  const visits = visitUses(dir, read.sources, read.files);
  const references = [...read.references, ...(visits ? [visits] : [])];
  const { definitions, uses } = findUses({ ...read, references }, thing);
  const changes = [...definitions, ...uses].map((spot) => ({
    file: spot.file,
    fix: { ...read.sources.offsets(spot.file, spot.pointer, spot), text: JSON.stringify(to) },
  }));
  const before = new Map(changes.map(({ file }) => [file, readFileSync(join(dir, file), 'utf8')]));
  const changed = applyFixes(dir, changes).length;
  const moved = moveFile(dir, thing, to);
  const after = readConfig(dir);
  if (after.config === null) {
    // Nothing is left half renamed.
    if (moved) renameSync(moved.to, moved.from);
    for (const [file, text] of before) replaceFile(join(dir, file), text);
    io.stdout(printDiagnostics(after.diagnostics, after.sources, { lang }));
    const why = {
      zh: '没有改名: 改名后配置会有以上错误',
      en: 'not renamed: the config would have these errors',
    };
    io.stderr(`${why[lang]}\n`);
    io.exitCode = exitCodes.findings;
    return;
  }
  const { kind, id } = thing;
  const done = {
    zh: `${kind}:${id} 改名为 ${to}: ${before.size} 个文件, ${changed} 处`,
    en: `${kind}:${id} is now ${to}: ${changed} places in ${before.size} files`,
  };
  io.stdout(`${done[lang]}\n`);
  io.exitCode = exitCodes.clean;
}

/** @throws UsageError, WorkError where there is nothing to rename, or the new name is taken */
function readSound(dir: string, thing: ConfigId, to: string) {
  if (thing.kind === 'asset') {
    throw new UsageError({
      zh: 'asset 是 public 下的文件, 请直接改文件名; check 会列出要改的地方',
      en: 'an asset is a file under public: rename that, and check lists what to change',
    });
  }
  if (readConfig(dir).config === null) {
    throw new WorkError({
      zh: '配置有错误, 先运行 funnel check 并改正',
      en: 'the config has errors: run funnel check and mend them first',
    });
  }
  const read = readReferences(dir);
  requireDefined(thing, read.ids[thing.kind]);
  if (read.ids[thing.kind].includes(to)) {
    throw new UsageError({ zh: `已经有 ${thing.kind}:${to}`, en: `there is ${thing.kind}:${to} already` });
  }
  return read;
}

/** The file of a page or a form has the name of its id. */
function moveFile(dir: string, { kind, id }: ConfigId, to: string): { from: string; to: string } | null {
  if (kind !== 'page' && kind !== 'form') return null;
  const [from, target] = [id, to].map((stem) => join(dir, `definitions/${kind}s`, `${stem}.json`));
  if (from === undefined || target === undefined) return null;
  renameSync(from, target);
  return { from, to: target };
}

import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { configFiles } from '../../schemas/index.ts';
import { messageIds } from '../../schemas/names/message-ids.ts';
import { applyFixes, replaceFile } from '../check/apply-fixes.ts';
import { readConfig } from '../check/check-config.ts';
import { readReferences } from '../check/read-ids.ts';
import { printDiagnostics } from '../check-report/print-human.ts';
import { findConfig } from '../config/find-config.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { member, stringsOf } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
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
  const dir = findConfig(io, config);
  const read = readSound(dir, thing, to);
  const isCity = thing.kind === 'city';
  // The city of a visit is what the API answers, and that does not change with the config.
  const visits = isCity ? undefined : visitUses(dir, read.sources, read.files);
  const references = [...read.references, ...(visits ? [visits] : [])];
  const { definitions, uses } = findUses({ ...read, references }, thing);
  requireWritten(dir, thing, definitions);
  requireRoutes(dir, thing);
  // A default follows from the files that are there, and is in none itself.
  const written = [...definitions, ...uses].filter(({ file }) => existsSync(join(dir, file)));
  const changes = written.map((spot) => ({
    file: spot.file,
    fix: { ...read.sources.offsets(spot.file, spot.pointer, spot), text: JSON.stringify(to) },
  }));
  if (isCity) changes.push(aliasFix(read, thing.id, to));
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
  const alias = {
    zh: `; 接口可能仍然返回 ${id}, 已保留为 ${to} 的别名`,
    en: `; the API may go on answering ${id}, which is now an alias of ${to}`,
  };
  io.stdout(`${done[lang]}${isCity ? alias[lang] : ''}\n`);
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
  requireFileName(thing, to);
  requireOwnText(thing);
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

/**
 * The id of a page or a form is the name of its file: with a slash it would be that of another file.
 * @throws UsageError where no file of the folder can have the name
 */
function requireFileName({ kind }: ConfigId, to: string): void {
  if ((kind !== 'page' && kind !== 'form') || !/[/\\]/.test(to)) return;
  throw new UsageError({
    zh: `${kind} 的名字也是文件名, 不能有斜杠: "${to}"`,
    en: `the name of a ${kind} is that of its file, so it has no slash: "${to}"`,
  });
}

/**
 * Without routes.json the name of a page is its route and its address as well, and may take the place of a default page.
 * @throws UsageError where visitors would not find the page any more
 */
function requireRoutes(dir: string, { kind, id }: ConfigId): void {
  const { path } = configFiles.routes;
  if (kind !== 'page' || existsSync(join(dir, path))) return;
  throw new UsageError({
    zh: `没有 ${path} 时, 页面的名字也是网址 /${id}, 改名后访客会找不到它; 先写 ${path}`,
    en: `without ${path} the name of a page is its address too, and visitors of /${id} would not find it; write ${path} first`,
  });
}

/**
 * Under another id, what the config writes for a text of the code would be shown nowhere, and the default text instead.
 * @throws UsageError where the code shows the text by its id
 */
function requireOwnText({ kind, id }: ConfigId): void {
  if (kind !== 'message' || !messageIds.some((one) => one === id)) return;
  throw new UsageError({
    zh: `${id} 是程序显示的文字, 不能改名; 可以在 definitions/messages.json 里改它的内容`,
    en: `the code shows ${id} by this id, so it cannot be renamed; change its text in definitions/messages.json`,
  });
}

/** @throws UsageError where only a default file defines the name: there is nothing to change */
function requireWritten(dir: string, { kind, id }: ConfigId, definitions: readonly Locator[]): void {
  if (definitions.length === 0 || definitions.some(({ file }) => existsSync(join(dir, file)))) return;
  const file = definitions[0]?.file ?? '';
  throw new UsageError({
    zh: `${kind}:${id} 是默认的, 配置里没有写它; 要用别的名字, 先写 ${file}`,
    en: `${kind}:${id} is a default that no file of the config has; to name it otherwise, write ${file} first`,
  });
}

/** Keeps the old name of a city as an alias: visitors in it are known by what the API answers (R-FLAG 3). */
function aliasFix({ files, sources }: ReturnType<typeof readReferences>, id: string, to: string) {
  const { file = '', value } = files.find(({ kind }) => kind === 'cities') ?? {};
  const pointer = toPointer(['cities', id, 'aliases']);
  const aliases = stringsOf(member(value, 'cities', id, 'aliases'));
  const kept = aliases.includes(to) ? aliases.map((alias) => (alias === to ? id : alias)) : [id, ...aliases];
  const text = `[${kept.map((alias) => JSON.stringify(alias)).join(', ')}]`;
  return { file, fix: { ...sources.offsets(file, pointer), text } };
}

/** The file of a page or a form has the name of its id. */
function moveFile(dir: string, { kind, id }: ConfigId, to: string): { from: string; to: string } | null {
  if (kind !== 'page' && kind !== 'form') return null;
  const [from, target] = [id, to].map((stem) => join(dir, `definitions/${kind}s`, `${stem}.json`));
  if (from === undefined || target === undefined) return null;
  renameSync(from, target);
  return { from, to: target };
}

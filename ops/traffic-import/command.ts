import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../schemas/index.ts';
import { readConfig } from '../check/check-config.ts';
import { findConfig } from '../config/find-config.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { type ParsedTraffic, parseTraffic } from '../traffic/parse-traffic.ts';
import { type TrafficNote, trafficFile } from '../traffic/traffic.ts';
import { bytesOf, errorText } from '../traffic/traffic-files.ts';
import { unlistedNames } from '../traffic/unlisted-names.ts';
import { writeTraffic } from './write-traffic.ts';

const actions = ['import'];
/** The number of errors that are printed; the rest is counted. */
const mostErrors = 20;

/** Registers `funnel traffic`. */
export function trafficCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('traffic')
    .description(
      english
        ? `imports visitors a day into ${trafficFile}, by which plan counts people`
        : `把每天的访客数导入 ${trafficFile}，plan 由此给出人数`,
    )
    .argument('<ACTION>', actions.join(', '))
    .argument('<FILE>', english ? 'CSV: channel,host,city,visitors' : 'CSV：channel,host,city,visitors')
    .action((action: string, file: string, _options: unknown, command: Command) => {
      requireAction(action);
      importTraffic(file, sharedOptionsOf(command, ['human']), io);
    });
}

function requireAction(action: string): void {
  if (actions.includes(action)) return;
  const hint = nearestNameClause(action, actions, '；');
  const all = actions.join(', ');
  throw new UsageError({
    zh: `traffic 没有 "${action}"${hint.zh}可用：${all}`,
    en: `traffic has no "${action}"${hint.en}; there are: ${all}`,
  });
}

function importTraffic(file: string, { config, lang }: SharedOptions, io: Io): void {
  const dir = findConfig(io, config);
  const bytes = bytesOf(resolve(io.cwd, file));
  if (bytes === null) throw new WorkError({ zh: `没有文件 ${file}`, en: `no file ${file}` });
  const traffic = parseTraffic(bytes);
  if (traffic.errors.length > 0) {
    printErrors(file, traffic.errors, lang, io);
    io.exitCode = exitCodes.findings;
    return;
  }
  for (const one of unlistedNames(traffic.written, wellFormedConfig(dir))) {
    const text = visible(errorText(file, one, lang));
    io.stderr(lang === 'zh' ? `警告 ${text}\n` : `warning ${text}\n`);
  }
  writeTraffic(dir, traffic.rows);
  io.stdout(`${doneText(traffic, lang)}\n`);
  io.exitCode = exitCodes.clean;
}

/** @throws WorkError where the config has errors: its names are not known then */
function wellFormedConfig(dir: string): Config {
  const { wellFormed } = readConfig(dir);
  if (wellFormed) return wellFormed;
  throw new WorkError({
    zh: '配置有错误，无法核对名字；先运行 funnel check 并改正',
    en: 'the config has errors, so names cannot be compared with it; run funnel check and correct them first',
  });
}

function printErrors(file: string, errors: readonly TrafficNote[], lang: Language, io: Io): void {
  for (const one of errors.slice(0, mostErrors)) io.stderr(`${visible(errorText(file, one, lang))}\n`);
  const rest = errors.length - mostErrors;
  if (rest > 0) io.stderr(lang === 'zh' ? `还有 ${rest} 处错误\n` : `${rest} more errors\n`);
  io.stderr(
    lang === 'zh' ? `没有导入，${trafficFile} 未变\n` : `nothing imported; ${trafficFile} is unchanged\n`,
  );
}

function doneText({ rows, written }: ParsedTraffic, lang: Language): string {
  const visitors = rows.reduce((sum, one) => sum + one.visitors, 0).toLocaleString('en');
  const merged = written.length - rows.length;
  if (lang === 'zh') {
    return `${trafficFile}：${rows.length} 行，${visitors} 名访客/天${merged > 0 ? `（合并了 ${merged} 个重复行）` : ''}`;
  }
  const lines = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return `${trafficFile}: ${lines}, ${visitors} ${visitors === '1' ? 'visitor' : 'visitors'} a day${merged > 0 ? ` (${merged} added to rows with the same names)` : ''}`;
}

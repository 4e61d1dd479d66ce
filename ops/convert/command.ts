import { basename, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../schemas/index.ts';
import { readConfig } from '../check/check-config.ts';
import { findConfig } from '../config/find-config.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { chooseEndpoint } from './choose-endpoint.ts';
import { convert, type Format, formats } from './convert.ts';
import { printConvertedForm } from './print-converted-form.ts';
import { readForeignFile } from './read-file.ts';
import { errorsWith, filesOf, refuseToOverwrite, writeFiles } from './write-converted-form.ts';

interface Options {
  from?: string;
  into?: string;
  name?: string;
  endpoint?: string;
}

const names = Object.keys(formats) as Format[];

/** Registers `funnel convert`. */
export function convertCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('convert')
    .description(
      english
        ? 'makes a form and a page of a form of another company, and lists what it cannot say'
        : '把别家的表单转换成本站的表单与页面，并列出转换不了的部分',
    )
    .argument('<FILE>', english ? 'JSON of the other form' : '别家表单的 JSON')
    .option('--from <FORMAT>', english ? `its format: ${names.join(', ')}` : `它的格式：${names.join(', ')}`)
    .option(
      '--into <DIR>',
      english ? 'folder to write into; without it, the config' : '写入的目录，不写则为配置目录',
    )
    .option(
      '--name <ID>',
      english ? 'id of the form and page; without it, the name of FILE' : '表单与页面的名字，不写则用文件名',
    )
    .option('--endpoint <ID>', english ? 'endpoint that gets the answers' : '提交的接口')
    .action((file: string, options: Options, command: Command) => {
      const shared = sharedOptionsOf(command, ['human', 'json']);
      convertFile(file, { ...options, from: formatOf(options.from) }, shared, io);
    });
}

function formatOf(from: string | undefined): Format {
  const found = names.find((one) => one === from);
  if (found) return found;
  const hint = nearestNameClause(from ?? '', names, '；');
  const all = names.join(', ');
  if (from === undefined)
    throw new UsageError({ zh: `要写 --from；可用：${all}`, en: `--from is missing; there are: ${all}` });
  throw new UsageError({
    zh: `--from 没有 "${from}"${hint.zh}可用：${all}`,
    en: `--from has no "${from}"${hint.en}; there are: ${all}`,
  });
}

function convertFile(file: string, options: Options & { from: Format }, shared: SharedOptions, io: Io): void {
  const dir = findConfig(io, shared.config);
  const config = wellFormedConfig(dir);
  const into = options.into === undefined ? dir : resolve(io.cwd, options.into);
  const id = idOf(options.name, file);
  const endpoint = chooseEndpoint(config, options.endpoint);
  const source = readForeignFile(file, io);
  const result = convert(source.value, options.from, id, endpoint, config);
  if (!result) {
    throw new WorkError({
      zh: `${file}:1:1：不是 ${options.from} 的表单`,
      en: `${file}:1:1: this is no form of ${options.from}`,
    });
  }
  const files = filesOf(result);
  refuseToOverwrite(into, files.keys());
  refuseErrors(dir, files);
  writeFiles(into, files);
  const written = [...files.keys()];
  io.stdout(printConvertedForm({ file, from: options.from, source, result, written }, shared, io));
  io.exitCode =
    result.losses.some(({ whole }) => whole) || files.size === 0 ? exitCodes.findings : exitCodes.clean;
}

/** The check judges what is about to be written, as it would afterwards. @throws WorkError */
function refuseErrors(dir: string, files: ReadonlyMap<string, string>): void {
  const [first] = files.size > 0 ? errorsWith(dir, files) : [];
  if (!first) return;
  throw new WorkError({
    zh: `没有写入：${first.file}${first.pointer} ${first.message.zh}（${first.code}）`,
    en: `nothing was written: ${first.file}${first.pointer} ${first.message.en} (${first.code})`,
  });
}

/** @throws WorkError where the config has errors: its endpoints and agreements are not known then */
function wellFormedConfig(dir: string): Config {
  const { wellFormed } = readConfig(dir, { toCompare: true });
  if (wellFormed) return wellFormed;
  throw new WorkError({
    zh: '配置有错误；先运行 funnel check 并改正',
    en: 'the config has errors; run funnel check and correct them first',
  });
}

/** `Contact us.json` is `contact-us`. @throws UsageError */
function idOf(name: string | undefined, file: string): string {
  const id =
    name ??
    basename(file)
      .replace(/\.json$/i, '')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '');
  if (/^[a-z][a-z0-9-]*$/.test(id)) return id;
  throw new UsageError({
    zh: `名字要用小写字母、数字和连字符，以字母开头：--name ${name ?? 'my-form'}`,
    en: `a name has small letters, digits and hyphens, and begins with a letter: --name ${name ?? 'my-form'}`,
  });
}

import type { Command } from 'commander';
import { readReferences } from '../check/read-ids.ts';
import { findConfig } from '../config/find-config.ts';
import type { Locator } from '../diagnostics/finding.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import { visible, visibleJson } from '../text/visible.ts';
import { parseConfigId, requireDefined } from './config-id.ts';
import { findUses } from './find-uses.ts';
import { visitUses } from './visit-uses.ts';

/** Registers `funnel refs`. */
export function refsCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('refs')
    .description(english ? 'lists the uses of a name' : '列出某个名字被用在哪里')
    .argument('<kind:name>', english ? 'e.g. brand:quick-loan' : '如 brand:quick-loan')
    .action((text: string, _options: unknown, command: Command) => refs(text, command, io));
}

function refs(text: string, command: Command, io: Io): void {
  const { config, format, lang } = sharedOptionsOf(command, ['human', 'json']);
  const thing = parseConfigId(text);
  const dir = findConfig(io, config);
  const read = readReferences(dir);
  requireDefined(thing, read.ids[thing.kind]);
  const visits = visitUses(dir, read.sources, read.files);
  const { definitions, uses } = findUses(
    {
      ...read,
      references: [...read.references, ...(visits ? [visits, { ...visits, references: visits.paths }] : [])],
    },
    thing,
  );
  const location = (spot: Locator) => placeOf(read.sources, spot);
  io.exitCode = exitCodes.clean;
  if (format === 'json') {
    const answer = { definitions: definitions.map(location), uses: uses.map(location) };
    io.stdout(`${visibleJson(JSON.stringify({ format: 'funnel.refs/1', ...thing, ...answer }, null, 2))}\n`);
    return;
  }
  const line = (spot: Locator, word: string) => {
    const { file, line: row, column } = location(spot);
    const shown = read.sources.line(file, row).trim();
    return [`${file}:${row}:${column}`, word, shown].map(visible).join('\t');
  };
  const [defined, used] = lang === 'zh' ? ['定义', '使用'] : ['defined', 'used'];
  const count = lang === 'zh' ? `${uses.length} 处使用` : `used in ${uses.length} places`;
  const lines = [
    ...definitions.map((spot) => line(spot, defined ?? '')),
    ...uses.map((spot) => line(spot, used ?? '')),
    count,
  ];
  io.stdout(lines.map((one) => `${one}\n`).join(''));
}

function placeOf(sources: Sources, spot: Locator) {
  const { line, column, endLine, endColumn } = sources.locate(spot.file, spot.pointer, spot);
  return { file: spot.file, pointer: spot.pointer, line, column, endLine, endColumn };
}

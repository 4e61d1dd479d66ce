import type { Config } from '../../schemas/index.ts';
import { type Coverable, coverablesOf } from '../coverage/coverables.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { toPointer } from '../json/pointer.ts';
import { UsageError } from '../terminal/failures.ts';

export type ConfigEntry = Pick<Coverable, 'name'> & { kind: Coverable['kind'] | 'host' | 'channel' };

/** The smallest entry that spans a line, as in `FILE:LINE`. @throws UsageError where there is none */
export function entryAtLine(config: Config, sources: Sources, row: string): ConfigEntry {
  const found = /^(?:\.\/)?(.+?):(\d+)(?::\d+)?$/.exec(row);
  const [, file = '', digits = ''] = found ?? [];
  if (!found) {
    throw new UsageError({
      zh: `--row 要写成 文件:行号，如 definitions/navigation.json:12；得到 "${row}"`,
      en: `--row takes FILE:LINE, as in definitions/navigation.json:12; got "${row}"`,
    });
  }
  const all = [...entriesOf(config, sources), ...coverablesOf(config, sources)];
  if (!all.some((one) => one.file === file)) {
    const hint = nearestNameClause(file, new Set(all.map((one) => one.file)));
    throw new UsageError({
      zh: `"${file}" 里没有可以经过的行${hint.zh}`,
      en: `"${file}" has no rows that a visit passes${hint.en}`,
    });
  }
  const line = Number(digits);
  const holding = all
    .filter((one) => one.file === file && one.line <= line && line <= one.endLine)
    .sort((a, b) => a.endLine - a.line - (b.endLine - b.line));
  const [thing] = holding;
  if (thing) return thing;
  throw new UsageError({
    zh: `${file} 的第 ${line} 行不在任何一行规则里`,
    en: `line ${line} of ${file} is in no row`,
  });
}

/** Hosts and channels as a whole, for their lines outside a brand change. */
function entriesOf({ hosts, channels }: Config, sources: Sources) {
  const of = (kind: 'host' | 'channel', file: string, key: string, names: readonly string[]) =>
    names.map((name) => {
      const { endLine } = sources.locate(file, toPointer([key, name]));
      const { line } = sources.locate(file, toPointer([key, name]), { key: true });
      return { kind, name, file, line, endLine };
    });
  return [
    ...of('host', 'hosts.json', 'hosts', Object.keys(hosts.hosts)),
    ...of('channel', 'channels.json', 'channels', Object.keys(channels.channels)),
  ];
}

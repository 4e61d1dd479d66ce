import type { Config } from '../../schemas/index.ts';
import { nearestName } from '../did-you-mean/did-you-mean.ts';
import { list, type Text } from '../text/text.ts';
import type { ParsedTraffic } from './parse-traffic.ts';
import type { TrafficColumn, TrafficNote } from './traffic.ts';

type Named = Exclude<TrafficColumn, 'visitors'>;

const words: Record<Named, { noun: Text; counted: Text }> = {
  channel: {
    noun: { zh: '渠道', en: 'channel' },
    counted: { zh: '按未收录的渠道计', en: 'counted as not listed' },
  },
  host: {
    noun: { zh: '站点', en: 'host' },
    counted: { zh: '按其他站点（default）计', en: 'counted as any other host (default)' },
  },
  city: {
    noun: { zh: '城市', en: 'city' },
    counted: { zh: '按其他城市计', en: 'counted as any other city' },
  },
};

/**
 * Warns about names that the config does not list: one warning for each that is near a listed name, and one for all
 * others of a column, because visitors come from many more cities than the config lists.
 */
export function unlistedNames(written: ParsedTraffic['written'], config: Config): TrafficNote[] {
  return (['channel', 'host', 'city'] as const).flatMap((column) =>
    unlistedIn(column, written, namesOf(column, config)),
  );
}

function unlistedIn(column: Named, written: ParsedTraffic['written'], listed: Set<string>): TrafficNote[] {
  const firstLines = new Map<string, number>();
  for (const row of written) {
    const name = row[column];
    if (name !== '' && !listed.has(name) && !firstLines.has(name)) firstLines.set(name, row.line);
  }
  const found = [...firstLines].map(([name, line]) => ({ name, line, near: nearestName(name, listed) }));
  const others = found.filter(({ near }) => near === undefined);
  return [
    ...found.flatMap(({ name, line, near }) =>
      near === undefined ? [] : [{ line, text: nearText(column, name, near) }],
    ),
    ...(others[0] ? [{ line: others[0].line, text: othersText(column, others) }] : []),
  ];
}

function namesOf(column: Named, { channels, hosts, cities }: Config): Set<string> {
  if (column === 'channel') return new Set(Object.keys(channels.channels));
  if (column === 'host') return new Set(Object.keys(hosts.hosts));
  return new Set(Object.entries(cities.cities).flatMap(([name, { aliases }]) => [name, ...aliases]));
}

function nearText(column: Named, name: string, near: string): Text {
  const { noun, counted } = words[column];
  return {
    zh: `没有${noun.zh} "${name}"，是否 "${near}"？${counted.zh}`,
    en: `no ${noun.en} "${name}", did you mean "${near}"? It is ${counted.en}`,
  };
}

function othersText(column: Named, others: readonly { name: string }[]): Text {
  const { noun, counted } = words[column];
  const names = list(others.map(({ name }) => name));
  return {
    zh: `没有${noun.zh} ${names.zh}；${counted.zh}`,
    en: `no ${noun.en} ${names.en}; ${counted.en}`,
  };
}

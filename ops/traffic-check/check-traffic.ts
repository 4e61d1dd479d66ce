import type { Config } from '../../schemas/index.ts';
import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { nearestName, sameName } from '../did-you-mean/did-you-mean.ts';
import type { Text } from '../text/text.ts';
import type { Span } from '../traffic/parse-csv.ts';
import { namesKey, type ParsedTraffic, type WrittenRow } from '../traffic/parse-traffic.ts';
import { trafficFile } from '../traffic/traffic.ts';
import { trafficDuplicate, trafficInvalid, trafficUnlisted } from '../traffic/traffic-codes.ts';

type Finding = Pick<Diagnostic, 'message' | 'help' | 'related'>;
type Column = 'channel' | 'host' | 'city';

/**
 * The findings about traffic.csv.
 * @param sources - with the text of traffic.csv
 * @param config - null where it has errors: its names are not known then
 */
export function checkTraffic(
  { written, errors }: ParsedTraffic,
  sources: Sources,
  config: Config | null,
): Diagnostic[] {
  const report = reporterOf(sources);
  return [
    ...errors.map(({ span, text }) => report(trafficInvalid, span, { message: text, related: [] })),
    ...duplicates(written, report),
    ...(config ? unlisted(written, config, report) : []),
  ];
}

type Report = (
  code: Pick<CodeDefinition, 'code' | 'severity'>,
  span: Span | undefined,
  finding: Finding,
) => Diagnostic;

const reporterOf =
  (sources: Sources): Report =>
  ({ code, severity }, { start, end } = { start: 0, end: 0 }, finding) => ({
    code,
    severity,
    ...finding,
    file: trafficFile,
    range: rangeIn(sources, { start, end }),
    pointer: '',
    related: finding.related.map((one) => ({ ...one, file: trafficFile })),
  });

function rangeIn(sources: Sources, { start, end }: Span): Diagnostic['range'] {
  const { file: _, ...range } = sources.locationAt(trafficFile, start, end);
  return range;
}

/** One finding for each combination of names that more than one row has, at the second of them. */
function duplicates(written: readonly WrittenRow[], report: Report): Diagnostic[] {
  const byNames = new Map<string, WrittenRow[]>();
  for (const row of written) {
    const key = namesKey(row);
    const known = byNames.get(key);
    if (known) known.push(row);
    else byNames.set(key, [row]);
  }
  return [...byNames.values()].flatMap(([first, second, ...more]) => {
    if (!first || !second) return [];
    const lines = [first, ...more].map(({ line }) => line);
    return report(trafficDuplicate, rowSpan(second), {
      message: {
        zh: `与第 ${lines.join('、')} 行的渠道、站点和城市相同，访客数会相加`,
        en: `the same channel, host and city as line ${lines.join(', ')}; their visitors are added up`,
      },
      related: [],
      help: {
        zh: '删掉多余的行，或用 funnel traffic import 合并',
        en: 'remove the rows that are too many, or merge them by funnel traffic import',
      },
    });
  });
}

function rowSpan({ spans }: WrittenRow): Span {
  const all = Object.values(spans);
  return {
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
  };
}

const nouns: Record<Column, { name: Text; counted: Text }> = {
  channel: {
    name: { zh: '渠道', en: 'channel' },
    counted: {
      zh: '这些访客按未收录的渠道计',
      en: 'its visitors count as those of a channel that is not listed',
    },
  },
  host: {
    name: { zh: '站点', en: 'host' },
    counted: {
      zh: '这些访客按其他站点（default）计',
      en: 'its visitors count as those of any other host (default)',
    },
  },
  city: {
    name: { zh: '城市', en: 'city' },
    counted: { zh: '这些访客按其他城市计', en: 'its visitors count as those of any other city' },
  },
};

/** One finding for each name, at the row where it is used first. */
function unlisted(written: readonly WrittenRow[], config: Config, report: Report): Diagnostic[] {
  return (['channel', 'host', 'city'] as const).flatMap((column) => {
    const listed = namesOf(column, config);
    const first = new Map<string, WrittenRow>();
    for (const row of written) {
      const name = row[column];
      if (name !== '' && !listed.has(name) && !first.has(name)) first.set(name, row);
    }
    return [...first].flatMap(([name, row]) => {
      // Visitors come from many more cities than the config needs to list.
      const near = column === 'city' ? otherSpelling(name, listed) : nearestName(name, listed);
      if (column === 'city' && near === undefined) return [];
      return report(trafficUnlisted, row.spans[column], unlistedFinding(column, name, near));
    });
  });
}

const otherSpelling = (city: string, listed: ReadonlySet<string>): string | undefined =>
  sameName(city, listed) ?? [`${city}市`, city.replace(/市$/, '')].find((name) => listed.has(name));

function unlistedFinding(column: Column, name: string, near: string | undefined): Finding {
  const { name: noun, counted } = nouns[column];
  return {
    message: {
      zh: `没有收录${noun.zh} "${name}"，${counted.zh}`,
      en: `no ${noun.en} "${name}" is listed; ${counted.en}`,
    },
    related: [],
    ...(near !== undefined && { help: { zh: `是否 "${near}"？`, en: `did you mean "${near}"?` } }),
  };
}

function namesOf(column: Column, { channels, hosts, cities }: Config): Set<string> {
  if (column === 'channel') return new Set(Object.keys(channels.channels));
  if (column === 'host') return new Set(Object.keys(hosts.hosts));
  return new Set(Object.entries(cities.cities).flatMap(([name, { aliases }]) => [name, ...aliases]));
}

import type { Text } from '../text/text.ts';
import { type CsvError, type CsvRecord, parseCsv, type Span } from './parse-csv.ts';
import {
  anyOtherHost,
  type TrafficColumn,
  type TrafficNote,
  type TrafficRow,
  trafficColumns,
} from './traffic.ts';
import { readHeader } from './traffic-header.ts';

/** Rows with sources: the line on which each name first occurs is reported by the import. */
export interface ParsedTraffic {
  /** Sorted by channel, host and city, each combination once; empty where there are errors. */
  rows: TrafficRow[];
  /** The rows as written, before equal ones were summed. */
  written: WrittenRow[];
  errors: TrafficNote[];
}

/** A row, and where its cells stand in the decoded text. */
export interface WrittenRow extends TrafficRow {
  line: number;
  spans: Readonly<Record<TrafficColumn, Span>>;
}

const failed = (errors: TrafficNote[]): ParsedTraffic => ({ rows: [], written: [], errors });

/** Parses a traffic file; only UTF-8, with or without a byte order mark. */
export function parseTraffic(bytes: Uint8Array): ParsedTraffic {
  const text = decodedTraffic(bytes);
  if (text === null) return failed([{ line: 0, text: notUtf8 }]);
  const records = parseCsv(text);
  if (!Array.isArray(records)) {
    const { line, span, problem } = records;
    return failed([{ line, span, text: csvProblems[problem] }]);
  }
  const [header, ...body] = records;
  const { at, errors } = readHeader(header);
  if (at === null) return failed(errors);
  const parsed = body.map((record) => parseRow(record, at));
  const rowErrors = parsed.flatMap((one) => ('text' in one ? [one] : []));
  if (rowErrors.length > 0) return failed(rowErrors);
  const written = parsed.flatMap((one) => ('text' in one ? [] : [one]));
  const overflow = firstOverflow(written);
  if (overflow) return failed([{ line: overflow.line, span: overflow.spans.visitors, text: tooMany }]);
  return { rows: summed(written), written, errors: [] };
}

/** Null: not UTF-8. UTF-16 without a byte order mark is valid UTF-8 with zero characters. */
export function decodedTraffic(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const notUtf8: Text = {
  zh: '文件不是 UTF-8 编码（可能是 Excel 的 GBK/GB18030 或 UTF-16）；在 Excel 里另存为“CSV UTF-8”，或用 iconv -f GB18030 -t UTF-8 转换',
  en: 'the file is not UTF-8 (perhaps GBK/GB18030 or UTF-16 from Excel); save it as "CSV UTF-8" in Excel, or convert it with iconv -f GB18030 -t UTF-8',
};

const csvProblems: Record<CsvError['problem'], Text> = {
  'unclosed-quote': { zh: '引号没有闭合', en: 'a quote is not closed' },
  'text-after-quote': { zh: '引号之后还有文字', en: 'there is text after a closing quote' },
};

const tooMany: Text = {
  zh: '到这一行为止访客数之和太大，无法精确相加',
  en: 'up to this line there are too many visitors to add exactly',
};

function parseRow(
  { line, cells, spans }: CsvRecord,
  at: Record<TrafficColumn, number>,
): WrittenRow | TrafficNote {
  if (cells.length !== trafficColumns.length) {
    return {
      line,
      span: { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 },
      text: {
        zh: `有 ${cells.length} 列，应有 ${trafficColumns.length} 列`,
        en: `has ${cells.length} columns instead of ${trafficColumns.length}`,
      },
    };
  }
  const cell = (column: TrafficColumn) => (cells[at[column]] ?? '').trim();
  const [channel, host, city, visitors] = trafficColumns.map(cell) as [string, string, string, string];
  const spanOf = (column: TrafficColumn): Span => spans[at[column]] ?? { start: 0, end: 0 };
  if (host === '') return { line, span: spanOf('host'), text: noHost };
  const count = Number(visitors);
  if (!/^\d+$/.test(visitors) || !Number.isSafeInteger(count)) {
    return { line, span: spanOf('visitors'), text: noNumber(visitors) };
  }
  const ownSpans = Object.fromEntries(trafficColumns.map((column) => [column, spanOf(column)]));
  return { line, spans: ownSpans as WrittenRow['spans'], channel, host, city, visitors: count };
}

const noHost: Text = {
  zh: `host 为空；其他站点写 ${anyOtherHost}`,
  en: `host is empty; write ${anyOtherHost} for any other host`,
};

const noNumber = (visitors: string): Text => ({
  zh: `visitors 应为每天的访客数，如 1200，不能是 "${visitors}"`,
  en: `visitors should be a whole number of visitors a day, as 1200, and not "${visitors}"`,
});

/** The first row at which the sum is no longer exact. */
function firstOverflow(written: ParsedTraffic['written']): WrittenRow | undefined {
  let sum = 0;
  return written.find(({ visitors }) => {
    sum += visitors;
    return !Number.isSafeInteger(sum);
  });
}

/** The same for rows of the same channel, host and city, whose visitors are added up. */
export const namesKey = ({ channel, host, city }: TrafficRow): string =>
  JSON.stringify([channel, host, city]);

function summed(written: ParsedTraffic['written']): TrafficRow[] {
  const byKey = new Map<string, TrafficRow>();
  for (const row of written) {
    const { channel, host, city, visitors } = row;
    const key = namesKey(row);
    const known = byKey.get(key);
    if (known) known.visitors += visitors;
    else byKey.set(key, { channel, host, city, visitors });
  }
  return [...byKey.values()].sort(inFileOrder);
}

function inFileOrder(one: TrafficRow, other: TrafficRow): number {
  for (const column of ['channel', 'host', 'city'] as const) {
    if (one[column] !== other[column]) return one[column] < other[column] ? -1 : 1;
  }
  return 0;
}

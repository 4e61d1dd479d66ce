import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import type { Text } from '../text/text.ts';
import type { CsvRecord } from './parse-csv.ts';
import { type TrafficColumn, type TrafficNote, trafficColumns } from './traffic.ts';

/** Finds the position of each column by the header; columns may be in any order, and each occurs exactly once. */
export function readHeader(header: CsvRecord | undefined): {
  at: Record<TrafficColumn, number> | null;
  errors: TrafficNote[];
} {
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const line = header?.line ?? 1;
  const unknown = names.filter((name) => !trafficColumns.some((column) => column === name));
  const spans = header?.spans ?? [];
  const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  const errors = [
    ...unknown.map((name) => ({ text: unknownColumn(name), span: spans[names.indexOf(name)] ?? whole })),
    ...trafficColumns.flatMap((column) => countError(column, names)).map((text) => ({ text, span: whole })),
  ].map((error): TrafficNote => ({ line, ...error }));
  if (errors.length > 0) return { at: null, errors };
  const at = Object.fromEntries(trafficColumns.map((column) => [column, names.indexOf(column)]));
  return { at: at as Record<TrafficColumn, number>, errors: [] };
}

function unknownColumn(name: string): Text {
  const hint = nearestNameClause(name, trafficColumns, '；');
  const all = trafficColumns.join(',');
  return {
    zh: `首行没有列 "${name}"${hint.zh}应为 ${all}`,
    en: `the header has an unknown column "${name}"${hint.en}; it should be ${all}`,
  };
}

function countError(column: TrafficColumn, names: readonly string[]): Text[] {
  const { length } = names.filter((name) => name === column);
  if (length === 1) return [];
  return length === 0
    ? [{ zh: `首行缺少列 ${column}`, en: `the header lacks the column ${column}` }]
    : [{ zh: `首行有 ${length} 个列 ${column}`, en: `the header has the column ${column} ${length} times` }];
}

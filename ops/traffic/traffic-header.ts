import { nearestName, nearestNameClause } from '../did-you-mean/did-you-mean.ts';
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
  const spans = header?.spans ?? [];
  const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  const mistakes = mistakesIn(names);
  if (mistakes.length > 0) {
    const errors = mistakes.map(({ text, name }): TrafficNote => {
      const at = name === undefined ? -1 : names.indexOf(name);
      return { line, text, span: spans[at] ?? whole };
    });
    return { at: null, errors };
  }
  const at = Object.fromEntries(trafficColumns.map((column) => [column, names.indexOf(column)]));
  return { at: at as Record<TrafficColumn, number>, errors: [] };
}

/** What is wrong with a header; `name` is the cell that it is about, left out for the whole header. */
interface Mistake {
  text: Text;
  name?: string;
}

/** Each mistake once: a column under a wrong name is not missing as well. */
function mistakesIn(names: readonly string[]): Mistake[] {
  const isColumn = (name: string) => trafficColumns.some((column) => column === name);
  const [only = ''] = names;
  const separator = names.length === 1 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator !== undefined) return [{ text: otherSeparator(separator) }];
  const unknown = [...new Set(names)].filter((name) => !isColumn(name));
  if (unknown.length > 1 && !names.some(isColumn)) return [{ text: noHeader }];
  const twice = trafficColumns.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  const missing = trafficColumns.filter((column) => !names.includes(column));
  const meant = unknown.map((name) => nearestName(name, missing));
  const left = missing.filter((column) => !meant.includes(column));
  // A name that is not understood, and one that is there twice, stand where another belongs.
  const absent = left.slice(twice.length + meant.filter((one) => one === undefined).length);
  return [
    ...unknown.map((name) => ({ text: unknownColumn(name), name })),
    ...twice.map((column) => ({ text: columnTwice(column, names) })),
    ...(absent.length > 0 ? [{ text: missingColumns(absent) }] : []),
  ];
}

const inOrder = trafficColumns.join(',');

function otherSeparator(separator: string): Text {
  const shown =
    separator === '\t' ? { zh: '制表符', en: 'a tab' } : { zh: `"${separator}"`, en: `"${separator}"` };
  return {
    zh: `首行的列用${shown.zh}隔开，应该用英文逗号：${inOrder}；在 Excel 里另存为“CSV UTF-8（逗号分隔）”`,
    en: `the columns of the header are separated by ${shown.en} instead of commas; save it as "CSV UTF-8 (comma delimited)": ${inOrder}`,
  };
}

const noHeader: Text = {
  zh: `第一行不是列名；应为 ${inOrder}`,
  en: `the first line has no names of columns; it should be ${inOrder}`,
};

function unknownColumn(name: string): Text {
  const hint = nearestNameClause(name, trafficColumns, '；');
  return {
    zh: `首行没有列 "${name}"${hint.zh}应为 ${inOrder}`,
    en: `the header has an unknown column "${name}"${hint.en}; it should be ${inOrder}`,
  };
}

function columnTwice(column: TrafficColumn, names: readonly string[]): Text {
  const { length } = names.filter((name) => name === column);
  return { zh: `首行有 ${length} 个列 ${column}`, en: `the header has the column ${column} ${length} times` };
}

function missingColumns([first, ...more]: readonly TrafficColumn[]): Text {
  const all = [first, ...more].join('、');
  const also = more.length > 0 ? `, and also ${more.join(', ')}` : '';
  return { zh: `首行缺少列 ${all}`, en: `the header lacks the column ${first}${also}` };
}

import type { CheckedConfig } from '../config/checked-config.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { quote, type Text } from '../text/text.ts';
import type { Row } from './decision-tables.ts';

/** Where a row is pointed at: its id. */
export const rowLocator = ({ file, pointer }: Row): Locator => ({ file, pointer: `${pointer}/id` });

/** Rows by name, each with its line: `"a" (第 5 行)`. */
export function rowsByName(checked: CheckedConfig, rows: readonly Row[]): Text {
  const lines = rows.map((row) => [quote(row.id), checked.line(rowLocator(row))]);
  return {
    zh: lines.map(([id, line]) => `${id} (第 ${line} 行)`).join(', '),
    en: lines.map(([id, line]) => `${id} (line ${line})`).join(', '),
  };
}

/** The rows as other places to look at, with what each says of the one that is reported. */
export const relatedRows = (rows: readonly Row[], message: (row: Row) => Text) =>
  rows.map((row) => ({ ...rowLocator(row), message: message(row) }));

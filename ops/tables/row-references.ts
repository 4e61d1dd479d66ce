import type { CheckedConfig } from '../config/checked-config.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { quote, type Text } from '../text/text.ts';
import type { Row } from './decision-tables.ts';

/** The locator of a row: its id. */
export const rowLocator = ({ file, pointer }: Row): Locator => ({ file, pointer: `${pointer}/id` });

/** Row ids with their lines: `"a" (第 5 行)`. */
export function rowsByName(checked: CheckedConfig, rows: readonly Row[]): Text {
  const lines = rows.map((row) => [quote(row.id), checked.line(rowLocator(row))]);
  return {
    zh: lines.map(([id, line]) => `${id} (第 ${line} 行)`).join(', '),
    en: lines.map(([id, line]) => `${id} (line ${line})`).join(', '),
  };
}

/** Related locators of a finding, one for each row. */
export const relatedRows = (rows: readonly Row[], message: (row: Row) => Text) =>
  rows.map((row) => ({ ...rowLocator(row), message: message(row) }));

import { halfWidth } from '../field-values/half-width.ts';
import { type Column, idKey } from '../table-model/table-kind.ts';

/** The column of the table for each pasted column; null is skipped. */
export type ColumnMapping = (string | null)[];

const plain = (text: string): string =>
  halfWidth(text)
    .toLowerCase()
    .replace(/[\s_\-.()]/g, '');

/** The column of a head, by any of its names; two of one name are told apart by the key behind it. */
export function columnNamed(head: string, columns: readonly Column[]): Column | undefined {
  const name = plain(head);
  if (name === '') return undefined;
  return columns.find(({ key, head: { zh, en }, also, field }) =>
    [
      zh,
      en,
      key,
      `${zh} ${key}`,
      `${en} ${key}`,
      ...also,
      ...(field ? [field.label.zh, field.label.en] : []),
    ].some((one) => plain(one) === name),
  );
}

/** Whether the first row is a header row: it names the id, or at least two columns. A single name could be a value. */
export function hasHeaderRow(first: readonly string[], columns: readonly Column[]): boolean {
  const named = first.map((cell) => columnNamed(cell, columns)).filter((one) => one !== undefined);
  return named.some(({ key }) => key === idKey) || named.length > 1;
}

const mostAbove = 10;

/**
 * The header row, by its index; null where there is none. A sheet may have its title above the heads: rows with at most
 * half as many filled cells, so that no row of values is one.
 */
export function headerRowOf(rows: readonly (readonly string[])[], columns: readonly Column[]): number | null {
  const at = rows.slice(0, mostAbove).findIndex((row) => hasHeaderRow(row, columns));
  const filled = (row: readonly string[] = []) => row.filter((cell) => cell.trim() !== '').length;
  const isUnderTitle = rows.slice(0, Math.max(0, at)).every((row) => filled(row) * 2 <= filled(rows[at]));
  return at !== -1 && isUnderTitle ? at : null;
}

/** The columns that the headers name; of two with one name the first counts. */
export function mapByHeader(head: readonly string[], columns: readonly Column[]): ColumnMapping {
  const taken = new Set<string>();
  return head.map((cell) => {
    const key = columnNamed(cell, columns)?.key ?? null;
    if (key === null || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/**
 * Without headers: the column whose choices or pattern match the most values, the id first. Undecided columns are
 * skipped, for the operator to choose.
 */
export function mapByValues(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  fits: (column: Column, text: string) => boolean,
): ColumnMapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    const matching = columns.filter(({ key, field }) => {
      if (taken.has(key) || values.length === 0) return false;
      return key === idKey || (field !== null && (field.choices.length > 0 || field.kind === 'text'));
    });
    const share = (column: Column) => values.filter((value) => fits(column, value)).length / values.length;
    // Any value fits a free text; among choices and numbers the best match wins, and other values become faults.
    const isFree = ({ key, field }: Column) => key !== idKey && field?.choices.length === 0;
    const [best] = matching
      .filter((column) => !isFree(column))
      .sort((one, other) => share(other) - share(one));
    const found = best && share(best) > 0.5 ? best : matching.find((one) => isFree(one) && share(one) === 1);
    if (!found) return null;
    taken.add(found.key);
    return found.key;
  });
}

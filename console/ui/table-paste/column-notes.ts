import { similarNames } from '../../../ops/did-you-mean/similar-names.ts';
import type { Language } from '../../api/index.ts';
import { columnLetter } from '../table-file/sheet-cells.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';
import { type ColumnMapping, columnNamed } from './column-mapping.ts';
import type { PastedLine } from './use-paste.ts';

/** Why a column of a file is not imported. */
export type ColumnNote = { at: number; letter: string; head: string } & (
  | { is: 'derived'; column: Column }
  | { is: 'nameless' }
  | { is: 'twice'; other: string }
  | { is: 'unknown'; near: Column | null }
);

/**
 * The columns of a file that are not imported, each with its place; those without a head and a value are none.
 * @param columns - all columns of the table, also those that are derived
 * @param rows - the cells below the heads
 */
export function columnNotes(
  head: readonly string[],
  mapping: ColumnMapping,
  columns: readonly Column[],
  language: Language,
  rows: readonly (readonly string[])[] = [],
): ColumnNote[] {
  return mapping.flatMap((key, at): ColumnNote[] => {
    if (key !== null) return [];
    const own = head[at]?.trim() ?? '';
    const place = { at, letter: columnLetter(at), head: own };
    if (own === '') return rows.some((row) => row[at]?.trim()) ? [{ ...place, is: 'nameless' }] : [];
    const named = columnNamed(own, columns);
    if (named?.derived) return [{ ...place, is: 'derived', column: named }];
    const other = named ? mapping.indexOf(named.key) : -1;
    if (other !== -1) return [{ ...place, is: 'twice', other: columnLetter(other) }];
    return [{ ...place, is: 'unknown', near: nearColumn(own, mapping, columns, language) }];
  });
}

/** The column that may be meant; one that is mapped already is not. */
function nearColumn(
  head: string,
  mapping: ColumnMapping,
  columns: readonly Column[],
  language: Language,
): Column | null {
  const free = columns.filter(({ key, derived }) => !derived && !mapping.includes(key));
  const [name] = similarNames(
    head,
    free.map((one) => one.head[language]),
  );
  return free.find((one) => one.head[language] === name) ?? null;
}

/** The name of a cell in a spreadsheet: `C5`. */
export const cellName = (at: number, line: number): string => `${columnLetter(at)}${line}`;

/** The cells of a derived column that say something else than the table: they were edited, and nothing comes of it. */
export const editedCells = (
  { at }: Pick<ColumnNote, 'at'>,
  column: Column,
  lines: readonly PastedLine[],
  byId: ReadonlyMap<string, TableEntry>,
): string[] =>
  lines.flatMap(({ cells, planned: { id, line } }) => {
    const row = byId.get(id);
    return row && (cells[at] ?? '').trim() !== cellText(row, column).trim() ? [cellName(at, line)] : [];
  });

/** The cells that would be emptied. */
export const clearedCells = (lines: readonly PastedLine[], mapping: ColumnMapping): string[] =>
  lines.flatMap(({ cells, planned: { does, changed, line } }) =>
    does === 'changes'
      ? [...changed].flatMap((key) => {
          const at = mapping.indexOf(key);
          return (cells[at] ?? '').trim() === '' ? [cellName(at, line)] : [];
        })
      : [],
  );

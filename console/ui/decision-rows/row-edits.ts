import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { copyWithNewIds, freeId } from '../schema-values/unique-ids.ts';
import { type ListEdits, movedItem, plainListEdits } from '../value-form/list-edits.ts';
import { rowPath, rulesPath, type TableRow } from './table-rows.ts';

const idSchema = ({ row }: ListedTable): SchemaNode => row.properties?.id ?? {};
const idsOf = (rows: readonly Pick<TableRow, 'id'>[]): Set<string> => new Set(rows.map(({ id }) => id));

/** An id that no row has. */
export const newRowId = (table: ListedTable, rows: readonly Pick<TableRow, 'id'>[]): string =>
  freeId('row', idSchema(table), idsOf(rows));

const editsOf = (table: ListedTable, rows: readonly TableRow[]): ListEdits =>
  plainListEdits(
    table.file,
    rulesPath(table),
    rows.map(({ value }) => value),
  );

export const insertRow = (
  table: ListedTable,
  rows: readonly TableRow[],
  at: number,
  value: unknown,
): Edit[] => editsOf(table, rows).insert(at, [value]);

/**
 * New rows as one step, each with an id of its own.
 * @param added - `at`: before which of the present rows
 */
export function insertRows(
  table: ListedTable,
  rows: readonly TableRow[],
  added: readonly { at: number; value: Readonly<Record<string, unknown>> }[],
): Edit[] {
  const named: { id: string; at: number; value: Readonly<Record<string, unknown>> }[] = [];
  for (const one of added) named.push({ ...one, id: newRowId(table, [...rows, ...named]) });
  // From the last place on, so that no place moves before its row is there.
  return named
    .reverse()
    .sort((one, other) => other.at - one.at)
    .flatMap(({ id, at, value }) => insertRow(table, rows, at, { id, ...value }));
}

export const removeRow = (table: ListedTable, rows: readonly TableRow[], index: number): Edit[] =>
  editsOf(table, rows).remove(index);

/** The copy follows its row. */
export const copyRow = (table: ListedTable, rows: readonly TableRow[], { index, value }: TableRow): Edit[] =>
  insertRow(table, rows, index + 1, copyWithNewIds(value, 'id', idSchema(table), idsOf(rows)));

/** Remove and insert as one step; none where the row stays where it is. */
export const moveRow = (table: ListedTable, { index, value }: TableRow, to: number): Edit[] =>
  index === to ? [] : movedItem(table.file, rulesPath(table), index, to, value);

export const setCondition = (table: ListedTable, index: number, fact: string, value: unknown): Edit[] => [
  { do: 'set', file: table.file, path: [...rowPath(table, index), 'when', fact], value },
];

export const removeCondition = (table: ListedTable, index: number, fact: string): Edit[] => [
  { do: 'remove', file: table.file, path: [...rowPath(table, index), 'when', fact] },
];

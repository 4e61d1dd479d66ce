import { fieldsOf } from '../../../ops/wording/field.ts';
import { labelsOf, otherNamesOf } from '../../../ops/wording/labels.ts';
import { nodeAt } from '../../../ops/wording/schema-node.ts';
import type { Table } from './table.ts';
import { type Column, columnOfDerived, columnsOf, idKey } from './table-kind.ts';

/** Every column of a table, in the order of its kind; none before its schema is there. */
export function columnsOfTable({ kind, schema, draftStore, visitors }: Table): Column[] {
  const entry = schema && nodeAt(schema, [kind.map, '*']);
  if (!schema || !entry) return [];
  const edited = columnsOf(
    kind,
    fieldsOf(schema, entry),
    (field) => labelsOf(draftStore, field),
    draftStore.names,
    kind.idLabels?.(draftStore),
  ).map((column) => ({ ...column, otherNames: otherNamesOf(draftStore, column.field?.names ?? null) }));
  const derived = [...(kind.derived?.(draftStore) ?? []), ...visitors.columns];
  return [...edited, ...derived.map(columnOfDerived)];
}

/**
 * The columns that are shown, in their order; the id is always the first.
 * @param keys - null: all of them
 */
export function shownColumns(columns: readonly Column[], keys: readonly string[] | null): readonly Column[] {
  if (keys === null) return columns;
  const chosen = keys.filter((key) => key !== idKey);
  return [idKey, ...chosen].flatMap((key) => columns.find((one) => one.key === key) ?? []);
}

/** With this column as the last one, where it exists and is hidden. */
export function withColumn(
  keys: readonly string[] | null,
  key: string | undefined,
  columns: readonly Column[],
): readonly string[] | null {
  if (keys === null || key === undefined || key === idKey || keys.includes(key)) return keys;
  return columns.some((one) => one.key === key) ? [...keys, key] : keys;
}

import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit, Text } from '../../api/index.ts';
import { withValue } from '../field-values/field-value.ts';
import { formatValue, isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, idKey } from '../table-model/table-kind.ts';

/** The text of each field of an entry, by column. */
export const textsOfEntry = (columns: readonly Column[], entry: unknown): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ key, field }) =>
      field ? [[key, formatValue(field, valueIn(entry, field.path))]] : [],
    ),
  );

/** Parses the texts into an entry based on another one. */
export function newEntry(
  table: Table,
  columns: readonly Column[],
  idText: string,
  base: unknown,
  texts: Readonly<Record<string, string>>,
) {
  const { kind, byId } = table;
  const newCities: Edit[] = [];
  const id = kind.readId(idText);
  const faults = new Map<string, Text>();
  if (!kind.idPattern.test(id)) faults.set(idKey, kind.idHint);
  else if (byId.has(id)) faults.set(idKey, { zh: `已有 ${id}`, en: `there is a ${id} already` });
  let entry: unknown = base;
  for (const column of columns) {
    if (!column.field) continue;
    const value = table.read(column, texts[column.key] ?? '');
    if (isFault(value)) faults.set(column.key, value.fault);
    else {
      entry = withValue(entry, column.field.path, value.value);
      newCities.push(...table.newCities(column, value.value));
    }
  }
  return { id, entry, faults, newCities };
}

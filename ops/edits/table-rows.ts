import { type JsonObject, member } from '../json/json-values.ts';

/** A row of a decision table. */
export type Row = JsonObject & { id: string };

/** The rows of a table in order. */
export function rowsIn(table: unknown): Row[] {
  const rules = member(table, 'rules');
  return Array.isArray(rules) ? rules : [];
}

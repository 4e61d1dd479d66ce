import type { Desk } from '../draft-store/draft-store.ts';
import { Table } from './table.ts';
import type { TableKind } from './table-kind.ts';

const kept = new WeakMap<Desk, Map<TableKind, Table>>();

/** The table of a kind, as it was left. */
export function tableOf(desk: Desk, kind: TableKind): Table {
  const own = kept.get(desk) ?? new Map<TableKind, Table>();
  kept.set(desk, own);
  const table = own.get(kind) ?? new Table(desk, kind);
  own.set(kind, table);
  return table;
}

/** Those that were open, with what their operator has left in them. */
export const tablesOf = (desk: Desk): Table[] => [...(kept.get(desk)?.values() ?? [])];

import type { DraftStore } from '../draft-store/draft-store.ts';
import { Table } from './table.ts';
import type { TableKind } from './table-kind.ts';

const kept = new WeakMap<DraftStore, Map<TableKind, Table>>();

/** The table of a kind, as it was left. */
export function tableOf(desk: DraftStore, kind: TableKind): Table {
  const own = kept.get(desk) ?? new Map<TableKind, Table>();
  kept.set(desk, own);
  const table = own.get(kind) ?? new Table(desk, kind);
  own.set(kind, table);
  return table;
}

/** Those that were open, with what their operator has left in them. */
export const openTables = (desk: DraftStore): Table[] => [...(kept.get(desk)?.values() ?? [])];

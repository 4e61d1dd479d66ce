import type { DraftStore } from '../draft-store/draft-store.ts';
import { Table } from './table.ts';
import type { TableKind } from './table-kind.ts';

const kept = new WeakMap<DraftStore, Map<TableKind, Table>>();

/** The table of a kind, as it was left. */
export function tableOf(draftStore: DraftStore, kind: TableKind): Table {
  const own = kept.get(draftStore) ?? new Map<TableKind, Table>();
  kept.set(draftStore, own);
  const table = own.get(kind) ?? new Table(draftStore, kind);
  own.set(kind, table);
  return table;
}

/** Those that were open, with what their operator has left in them. */
export const openTables = (draftStore: DraftStore): Table[] => [...(kept.get(draftStore)?.values() ?? [])];

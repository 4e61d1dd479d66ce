import type { DraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { Table } from './table.ts';
import type { TableKind } from './table-kind.ts';

const tablesOf = perDraftStore(() => new Map<TableKind, Table>());

/** The table of a kind, in the state in which it was left. */
export function tableOf(draftStore: DraftStore, kind: TableKind): Table {
  const own = tablesOf(draftStore);
  const table = own.get(kind) ?? new Table(draftStore, kind);
  own.set(kind, table);
  return table;
}

/** The tables that have been opened, with texts that are not in the draft yet. */
export const openTables = (draftStore: DraftStore): Table[] => [...tablesOf(draftStore).values()];

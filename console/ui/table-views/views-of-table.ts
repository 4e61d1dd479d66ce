import type { TableKind } from '../table-model/table-kind.ts';
import { KeptViews } from './kept-views.ts';

const viewsByKind = new Map<TableKind, KeptViews>();

/** The views of a kind of table that this operator keeps. */
export function viewsOfTable(kind: TableKind): KeptViews {
  const views = viewsByKind.get(kind) ?? new KeptViews(kind.view, localStorage);
  viewsByKind.set(kind, views);
  return views;
}

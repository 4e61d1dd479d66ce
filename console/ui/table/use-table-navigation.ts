import { type RefObject, useEffect, useRef } from 'react';
import type { AddressFilter } from '../field-values/address-filter.ts';
import { scrollToRow } from '../table-grid/scroll-to-cell.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';

type View = RefObject<HTMLDivElement | null>;

/** What a dialog has just added to the table. */
export type Added = 'row' | 'rows' | null;

const isReady = (table: Table): boolean => table.columns.length > 0 && table.byId.size > 0;

/** A link to a cell makes it the active one and focuses the grid. To be called in an observer. */
export function useLinkedCell(table: Table, id: string | null, column: string | null, view: View): void {
  const ready = isReady(table);
  useEffect(() => {
    if (id === null || !ready || !table.byId.has(id)) return;
    table.goTo({ id, key: column ?? idKey });
    if (!isInUse()) gridOf(view.current)?.focus();
  }, [table, id, column, ready, view]);
}

/** Filters the table by the filter of the address. To be called in an observer. */
export function useAddressFilter(table: Table, only: AddressFilter | null): void {
  const ready = isReady(table);
  const [field, value] = [only?.field, only?.value];
  useEffect(() => {
    if (!ready || field === undefined || value === undefined) return;
    table.clearFilters();
    const isList = table.columns.find(({ key }) => key === field)?.field?.kind === 'tokens';
    table.setFilter(field, isList ? { has: value } : { is: value });
  }, [table, ready, field, value]);
}

/** The dialog restores the focus to its button; after adding a row the focus moves to the new row. */
export function useFocusAfterAdding(table: Table, isOpen: boolean, view: View): RefObject<Added> {
  const added = useRef<Added>(null);
  useEffect(() => {
    if (isOpen || added.current === null) return;
    const grid = gridOf(view.current);
    if (grid && added.current === 'rows') scrollToRow(grid, table);
    // The first column stays in view by itself: those after it would be hidden.
    if (grid) grid.scrollLeft = 0;
    added.current = null;
    grid?.focus();
  }, [isOpen, table, view]);
  return added;
}

/** Whether an element other than the page, a view as a whole or a link has the focus. */
const isInUse = (): boolean => !document.activeElement?.matches('body, main, a');

export const gridOf = (view: HTMLElement | null): HTMLElement | null =>
  view?.querySelector<HTMLElement>('[role=grid]') ?? null;

import { useEffect, useRef } from 'react';
import { currentView, hrefOf, useRoute } from '../route/route.ts';
import type { Table } from '../table-model/table.ts';
import { arrangementQuery, readArrangement } from './arrangement-query.ts';

/** A browser refuses to change its address at every key. */
const pauseMs = 250;

/**
 * The address follows what is seen of the table, so that it can be sent, and an address that says something about it
 * opens it so. To be called in an observer.
 */
export function useTableAddress(table: Table): void {
  const { query } = useRoute();
  const { view } = table.kind;
  const read = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    if (read.current === query) return;
    read.current = query;
    const arrangement = readArrangement(query);
    if (arrangement) table.arrange(arrangement);
  }, [table, query]);
  const { active, columns } = table;
  const [at, column] = [query.get('at'), query.get('column')];
  // A link to a cell stays one until another cell is active.
  const isAtCell = at !== null && active?.id === at;
  const cell = isAtCell ? { at, ...(column !== null && { column }) } : {};
  const href = columns.length === 0 ? null : hrefOf([view], { ...cell, ...arrangementQuery(table) });
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => {
      if (currentView() !== view || location.hash === href) return;
      // The entry of the history stays the one that it is.
      history.replaceState(history.state, '', href);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [view, href]);
}

import { useValueScope } from '../pages/use-value-scope.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import type { TableRow } from './table-rows.ts';

/** What the values of a table may name; a new value is what most rows have. To be called in an observer. */
export function useTableScope({ file, id }: ListedTable, rows: readonly TableRow[]): ValueScope {
  const scope = useValueScope({ id, file, value: null }, []);
  return { ...scope, usual: (_, [key = '']) => usualOf(rows, key) };
}

function usualOf(rows: readonly TableRow[], key: string): unknown[] {
  const counts = new Map<unknown, number>();
  for (const { value } of rows) {
    if (value[key] !== undefined) counts.set(value[key], (counts.get(value[key]) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}

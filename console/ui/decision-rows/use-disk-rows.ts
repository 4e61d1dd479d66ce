import { useMemo } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { type TableRow, tableRows, tableValue } from './table-rows.ts';

/** The rows on the disk by id, to mark those that are new or edited. To be called in an observer. */
export function useDiskRows(table: ListedTable) {
  const file = useDraftStore().file(table.file);
  const disk = file?.disk || (file?.defaultText ?? '');
  return useMemo(() => {
    const before = new Map(rowsOf(disk, table).map(({ id, value }) => [id, JSON.stringify(value)]));
    return {
      markOf: ({ id, value }: TableRow): 'isNew' | 'isChanged' | null => {
        const was = before.get(id);
        if (was === undefined) return 'isNew';
        return was === JSON.stringify(value) ? null : 'isChanged';
      },
    };
  }, [disk, table]);
}

function rowsOf(text: string, table: ListedTable): TableRow[] {
  try {
    return tableRows(tableValue(JSON.parse(text), table));
  } catch {
    return [];
  }
}

import { useMemo, useState } from 'react';
import { isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import { type ColumnMapping, headerRowOf, mapByHeader, mapByValues } from './column-mapping.ts';

type Choices = Readonly<Record<number, string | null>>;

/**
 * The mapping of pasted columns: as recognised, except for those that the operator has chosen. It is derived from the
 * original cells: a corrected value must not change the mapping while it is typed.
 * @param guesses - whether columns without heads are recognised by their values
 */
export function useColumnMapping(
  table: Table,
  givenCells: readonly (readonly string[])[],
  columns: readonly Column[],
  guesses: boolean,
) {
  const [chosen, setChosen] = useState<Choices>({});
  const { headAt, head } = useMemo(() => headOf(givenCells, columns), [givenCells, columns]);
  const guessed = useMemo((): ColumnMapping => {
    if (headAt !== null) return mapByHeader(head, columns);
    if (!guesses) return Array.from({ length: widthOf(givenCells) }, () => null);
    return mapByValues(givenCells, columns, (column, value) => !isFault(table.read(column, value)));
  }, [givenCells, columns, table, guesses, head, headAt]);
  const mapping = useMemo(
    () => guessed.map((key, at) => (at in chosen ? (chosen[at] ?? null) : key)),
    [guessed, chosen],
  );
  return {
    head,
    /** The index of the header row; null: there is none. */
    headAt,
    mapping,
    /** A column can be mapped once: an earlier choice of it is dropped. */
    map: (at: number, key: string | null) =>
      setChosen((before) => ({
        ...before,
        ...Object.fromEntries(
          mapping.flatMap((other, index) => (key !== null && other === key ? [[index, null]] : [])),
        ),
        [at]: key,
      })),
    /** Drops all choices. */
    unmap: () => setChosen({}),
  };
}

const widthOf = (cells: readonly (readonly string[])[]): number =>
  cells.reduce((most, { length }) => Math.max(most, length), 0);

/** The heads, one for each column that any row has: an empty one where a column has none. */
function headOf(cells: readonly (readonly string[])[], columns: readonly Column[]) {
  const headAt = headerRowOf(cells, columns);
  const row = headAt === null ? [] : (cells[headAt] ?? []);
  const length = headAt === null ? 0 : widthOf(cells);
  return { headAt, head: Array.from({ length }, (_, at) => row[at] ?? '') };
}

import { useMemo, useState } from 'react';
import { isFault } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import { type ColumnMapping, hasHeaderRow, mapByHeader, mapByValues } from './column-mapping.ts';

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
  const [head = []] = givenCells;
  const isHeaded = hasHeaderRow(head, columns);
  const guessed = useMemo((): ColumnMapping => {
    const [first = []] = givenCells;
    if (hasHeaderRow(first, columns)) return mapByHeader(first, columns);
    if (!guesses) return first.map(() => null);
    return mapByValues(givenCells, columns, (column, value) => !isFault(table.read(column, value)));
  }, [givenCells, columns, table, guesses]);
  const mapping = useMemo(
    () => guessed.map((key, at) => (at in chosen ? (chosen[at] ?? null) : key)),
    [guessed, chosen],
  );
  return {
    head: isHeaded ? head : [],
    isHeaded,
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

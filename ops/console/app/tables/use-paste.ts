import { useMemo, useState } from 'react';
import { isFault, type Read } from '../fields/codec.ts';
import { type IdsByName, idsByName } from '../fields/ids-by-name.ts';
import { withNewCities } from '../fields/new-city.ts';
import { hasHead, type Mapping, mappingOfHead, mappingOfValues } from './mapping.ts';
import { type PastedRow, planPaste } from './paste-plan.ts';
import { pastedCells, placeKey, withCell } from './pasted-cells.ts';
import type { Table } from './table.ts';
import type { Column } from './table-kind.ts';

/** A pasted row as the preview has it: its cells, and what they will do. */
export interface PastedLine {
  /** Among all that was pasted, with the heads. */
  at: number;
  cells: readonly string[];
  planned: PastedRow;
}

export type Paste = ReturnType<typeof usePaste>;

/** What was pasted, what the operator said and mended of it, and what it would do. To be called in an observer. */
export function usePaste(table: Table, given: string) {
  const [pasted, setPasted] = useState(() => pastedCells(given));
  const [clears, setClears] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<number, string | null>>>({});
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { kind, rows } = table;
  const { cells, mended, text } = pasted;
  const columns = useMemo(
    () => table.columns.map((column) => withNewCities(column, fresh)),
    [table.columns, fresh],
  );
  const named = useMemo(
    () => new Map(columns.map(({ key, labels, field }) => [key, idsByName(labels, field?.names)])),
    [columns],
  );
  const namedIn = ({ key }: Column): IdsByName => named.get(key) ?? new Map();
  const read = (column: Column, value: string): Read => table.read(column, value, namedIn(column));
  const [head = []] = cells;
  const isHeaded = hasHead(head, columns);
  const guessed = useMemo((): Mapping => {
    const [first = []] = cells;
    if (hasHead(first, columns)) return mappingOfHead(first, columns);
    return mappingOfValues(cells, columns, (column, value) => !isFault(table.read(column, value)));
  }, [cells, columns, table]);
  const mapping = guessed.map((key, at) => (at in said ? (said[at] ?? null) : key));
  const start = isHeaded ? 1 : 0;
  const planned = planPaste(cells.slice(start), start + 1, {
    kind,
    columns,
    rows,
    mapping,
    clears,
    read,
    along: (column, value) => table.newCities(column, value),
  });
  const lines = planned.map(
    (one, at): PastedLine => ({ at: at + start, cells: cells[at + start] ?? [], planned: one }),
  );
  return {
    text,
    columns,
    mapping,
    lines,
    head: isHeaded ? head : [],
    isHeaded,
    clears,
    setClears,
    namedIn,
    isMended: (at: number, column: number) => mended.has(placeKey(at, column)),
    addCity: (name: string) => setFresh((all) => [...all, name]),
    type: (typed: string) => {
      setPasted(pastedCells(typed));
      setSaid({});
    },
    mend: (at: number, column: number, to: string) => {
      // A better value must not make a column another while it is typed.
      setSaid(Object.fromEntries(mapping.map((key, index) => [index, key])));
      setPasted((before) => withCell(before, at, column, to));
    },
    /** One column each: what had it before is left out. */
    map: (at: number, key: string | null) =>
      setSaid((before) => ({
        ...before,
        ...Object.fromEntries(
          mapping.flatMap((other, index) => (key !== null && other === key ? [[index, null]] : [])),
        ),
        [at]: key,
      })),
  };
}

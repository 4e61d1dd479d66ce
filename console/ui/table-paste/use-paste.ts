import { useMemo, useRef, useState } from 'react';
import { type IdsByName, idsByName } from '../field-values/ids-by-name.ts';
import { withNewCities } from '../field-values/new-city.ts';
import { isFault, type ParsedValue } from '../field-values/value-codec.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import { type ColumnMapping, hasHeaderRow, mapByHeader, mapByValues } from './column-mapping.ts';
import { type PlannedLine, planPaste } from './paste-plan.ts';
import { PastePlanCache } from './paste-plan-cache.ts';
import { type PastedCells, pastedCells, withCell } from './pasted-cells.ts';

/** A pasted row of the preview: its cells and their effect. */
export interface PastedLine {
  /** Its row index, counted with the header row. */
  at: number;
  cells: readonly string[];
  planned: PlannedLine;
  /** The corrected columns. */
  mended: ReadonlySet<number> | undefined;
}

/**
 * The props that all rows of the preview share; stable between keystrokes, so that only the edited row renders again.
 */
export interface PasteContext {
  columns: readonly Column[];
  mapping: ColumnMapping;
  namedIn: (column: Column) => IdsByName;
  mend: (at: number, column: number, to: string) => void;
  addCity: (name: string) => void;
}

export type Paste = ReturnType<typeof usePaste>;

const noLines: ReadonlyMap<number, PastedLine> = new Map();

/**
 * The state of the paste dialog: the pasted cells, the operator's choices and corrections, and the resulting plan. To
 * be called in an observer.
 */
export function usePaste(table: Table, given: string) {
  const [pasted, setPasted] = useState(() => pastedCells(given));
  const [clears, setClears] = useState(false);
  const [chosenColumns, setChosenColumns] = useState<Readonly<Record<number, string | null>>>({});
  const [newCities, setNewCities] = useState<readonly string[]>([]);
  const { kind, rows } = table;
  const { cells, givenCells, mended } = pasted;
  const columns = useMemo(
    () => table.columns.map((column) => withNewCities(column, newCities)),
    [table.columns, newCities],
  );
  const named = useMemo(
    () => new Map(columns.map(({ key, labels, field }) => [key, idsByName(labels, field?.names)])),
    [columns],
  );
  // Derived from the original cells: a corrected value must not change the mapping while it is typed.
  const [head = []] = givenCells;
  const isHeaded = hasHeaderRow(head, columns);
  const guessed = useMemo((): ColumnMapping => {
    const [first = []] = givenCells;
    if (hasHeaderRow(first, columns)) return mapByHeader(first, columns);
    return mapByValues(givenCells, columns, (column, value) => !isFault(table.read(column, value)));
  }, [givenCells, columns, table]);
  const mapping = useMemo(
    () => guessed.map((key, at) => (at in chosenColumns ? (chosenColumns[at] ?? null) : key)),
    [guessed, chosenColumns],
  );
  const context = useMemo((): PasteContext => {
    const none: IdsByName = new Map();
    return {
      columns,
      mapping,
      namedIn: ({ key }) => named.get(key) ?? none,
      mend: (at, column, to) => setPasted((before) => withCell(before, at, column, to)),
      addCity: (name) => setNewCities((all) => [...all, name]),
    };
  }, [columns, mapping, named]);
  const read = (column: Column, value: string): ParsedValue =>
    table.read(column, value, context.namedIn(column));
  const start = isHeaded ? 1 : 0;
  const keptPlan = useRef(new PastePlanCache());
  const requiredEdits = (column: Column, value: unknown) => table.newCities(column, value);
  const options = { kind, columns, rows, mapping, clears, read, requiredEdits };
  const planned = planPaste(isHeaded ? cells.slice(1) : cells, start + 1, options, keptPlan.current);
  const keptLines = useRef(noLines);
  const lines = linesOf(planned, { cells, mended, start }, keptLines.current);
  keptLines.current = new Map(lines.map((line) => [line.at, line]));
  return {
    pasted,
    context,
    lines,
    head: isHeaded ? head : [],
    isHeaded,
    clears,
    setClears,
    type: (typed: string) => {
      setPasted(pastedCells(typed));
      setChosenColumns({});
    },
    /** A column can be mapped once: an earlier choice of it is dropped. */
    map: (at: number, key: string | null) =>
      setChosenColumns((before) => ({
        ...before,
        ...Object.fromEntries(
          mapping.flatMap((other, index) => (key !== null && other === key ? [[index, null]] : [])),
        ),
        [at]: key,
      })),
  };
}

/** A line whose row is planned as before is the same object. */
function linesOf(
  planned: readonly PlannedLine[],
  { cells, mended, start }: Pick<PastedCells, 'cells' | 'mended'> & { start: number },
  knownLines: ReadonlyMap<number, PastedLine>,
): PastedLine[] {
  return planned.map((one, index) => {
    const at = index + start;
    const before = knownLines.get(at);
    if (before?.planned === one && before.mended === mended.get(at)) return before;
    return { at, cells: cells[at] ?? [], planned: one, mended: mended.get(at) };
  });
}

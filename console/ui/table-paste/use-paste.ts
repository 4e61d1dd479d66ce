import { useMemo, useRef, useState } from 'react';
import { type IdsByName, idsByName } from '../field-values/ids-by-name.ts';
import { withNewCities } from '../field-values/new-city.ts';
import type { ParsedValue } from '../field-values/value-codec.ts';
import type { SheetOfFile, TableFile } from '../table-file/table-file.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { type PlannedLine, planPaste } from './paste-plan.ts';
import { PastePlanCache } from './paste-plan-cache.ts';
import { cellsOfFile, type PastedCells, pastedCells, withCell } from './pasted-cells.ts';
import { useColumnMapping } from './use-column-mapping.ts';

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
  /** Whether the cells have names in a file, such as `C5`. */
  isOfFile: boolean;
  namedIn: (column: Column) => IdsByName;
  mend: (at: number, column: number, to: string) => void;
  addCity: (name: string) => void;
}

/** The file that the cells were read from, and which of its sheets. */
export interface ReadFile extends TableFile {
  sheet: SheetOfFile;
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
  const [newCities, setNewCities] = useState<readonly string[]>([]);
  // The file that the cells are from, while they are as they were read or corrected in the preview.
  const [file, setFile] = useState<ReadFile | null>(null);
  // Why the last file that was chosen could not be read.
  const [refusal, setRefusal] = useState('');
  const { cells, givenCells, mended } = pasted;
  const columns = useMemo(
    () => table.columns.filter(({ derived }) => !derived).map((column) => withNewCities(column, newCities)),
    [table.columns, newCities],
  );
  const named = useMemo(
    () =>
      new Map(
        columns.map(({ key, labels, field, otherNames }) => [
          key,
          idsByName(labels, field?.names, otherNames),
        ]),
      ),
    [columns],
  );
  const { head, headAt, mapping, map, unmap } = useColumnMapping(table, givenCells, columns, file === null);
  const context = useMemo((): PasteContext => {
    const none: IdsByName = new Map();
    return {
      columns,
      mapping,
      isOfFile: file !== null,
      namedIn: ({ key }) => named.get(key) ?? none,
      mend: (at, column, to) => setPasted((before) => withCell(before, at, column, to)),
      addCity: (name) => setNewCities((all) => [...all, name]),
    };
  }, [columns, mapping, named, file]);
  const start = headAt === null ? 0 : headAt + 1;
  const planned = usePastePlan(table, pasted, start, context, clears);
  const knownLines = useRef(noLines);
  const lines = linesOf(planned, { cells, mended, start }, knownLines.current);
  knownLines.current = new Map(lines.map((line) => [line.at, line]));
  const begin = (next: PastedCells, from: ReadFile | null, why = '') => {
    setPasted(next);
    setFile(from);
    setRefusal(why);
    unmap();
    // An exported file has every value of its columns: an empty cell is one that was emptied. Pasted rows have not.
    if (from || file) setClears(from !== null);
  };
  const type = (typed: string) => begin(pastedCells(typed), null);
  const read = (from: TableFile, sheet: SheetOfFile) => begin(cellsOfFile(sheet.cells), { ...from, sheet });
  /** The rows of the file before it are not those of the one that was chosen. */
  const refuse = (why: string) => begin(pastedCells(''), null, why);
  return {
    ...{ pasted, file, refusal, read, refuse, context, lines, head, isHeaded: headAt !== null, headAt },
    ...{ clears, setClears, type, map },
  };
}

/** The plan of the pasted rows; unchanged rows of the last render are not parsed again. */
function usePastePlan(
  table: Table,
  { cells, lineNumbers }: PastedCells,
  start: number,
  { columns, mapping, namedIn }: PasteContext,
  clears: boolean,
): PlannedLine[] {
  const cache = useRef(new PastePlanCache());
  const { kind, rows } = table;
  const read = (column: Column, value: string): ParsedValue => table.read(column, value, namedIn(column));
  const requiredEdits = (column: Column, value: unknown) => table.newCities(column, value);
  const options = {
    ...{ kind, columns, rows, mapping, clears, read, requiredEdits },
    lineNumbers: lineNumbers.slice(start),
  };
  return planPaste(start === 0 ? cells : cells.slice(start), start + 1, options, cache.current);
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

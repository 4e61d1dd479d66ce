import type { Edit, Text } from '../../api/index.ts';
import { editsFor, withValue } from '../field-values/field-value.ts';
import { isFault, type ParsedValue } from '../field-values/value-codec.ts';
import {
  type Column,
  cellText,
  entryPath,
  idKey,
  type TableEntry,
  type TableKind,
} from '../table-model/table-kind.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { PastePlanCache } from './paste-plan-cache.ts';

/** The effect of a pasted row. */
export interface PlannedLine {
  /** Line of the pasted table, from 1. */
  line: number;
  id: string;
  does: 'adds' | 'changes' | 'nothing' | 'fails';
  /** The columns whose value changes. */
  changed: ReadonlySet<string>;
  /** Faults by column. */
  faults: ReadonlyMap<string, Text>;
  edits: Edit[];
  /** The line that already has this id. */
  duplicateOf?: number;
}

/** Parses a cell of a column, including the names that people use for ids. */
export type ReadCell = (column: Column, text: string) => ParsedValue;

export interface PasteOptions {
  kind: TableKind;
  columns: readonly Column[];
  rows: readonly TableEntry[];
  mapping: ColumnMapping;
  read: ReadCell;
  /** Whether an empty cell removes the value; otherwise the value stays. */
  clears: boolean;
  /** The line of each row, where empty ones between them were left out. */
  lineNumbers?: readonly number[];
  /** Edits that a value requires: cities that are not listed yet. */
  requiredEdits?: (column: Column, value: unknown) => Edit[];
}

/**
 * The additions, changes and faults of pasting, row by row; a row with a fault does nothing.
 * @param cache - the rows of an earlier plan: unchanged rows are not parsed again
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  firstLine: number,
  options: PasteOptions,
  cache = new PastePlanCache(),
): PlannedLine[] {
  cache.begin(options);
  const known = entriesOf(options.rows);
  const lines = new Map<string, number>();
  return cells.map((row, at) => {
    const line = options.lineNumbers?.[at] ?? firstLine + at;
    const planned = cache.planned(row, line, () => planRow(row, line, known, options));
    const before = lines.get(planned.id);
    if (planned.id !== '' && before !== undefined) {
      return cache.duplicate(planned, before, () =>
        failed(planned, idKey, twice(options.kind, planned.id, before)),
      );
    }
    lines.set(planned.id, planned.line);
    return planned;
  });
}

const keptEntries = new WeakMap<readonly TableEntry[], ReadonlyMap<string, unknown>>();

function entriesOf(rows: readonly TableEntry[]): ReadonlyMap<string, unknown> {
  const known = keptEntries.get(rows) ?? new Map(rows.map(({ id, entry }) => [id, entry]));
  keptEntries.set(rows, known);
  return known;
}

function planRow(
  cells: readonly string[],
  line: number,
  known: ReadonlyMap<string, unknown>,
  { kind, columns, mapping, read, clears, requiredEdits = () => [] }: PasteOptions,
): PlannedLine {
  const id = kind.readId(cells[mapping.indexOf(idKey)] ?? '');
  const faults = new Map<string, Text>();
  if (!kind.idPattern.test(id)) faults.set(idKey, kind.idHint);
  const isNew = !known.has(id);
  const target = { file: kind.file, path: entryPath(kind, id) };
  let newEntry: unknown = kind.blank(columns);
  const entry = isNew ? newEntry : known.get(id);
  const edits: Edit[] = [];
  const before: Edit[] = [];
  const changed = new Set<string>();
  for (const [at, key] of mapping.entries()) {
    const column = columns.find((one) => one.key === key);
    const text = cells[at]?.trim() ?? '';
    if (!column?.field || (text === '' && (isNew || !clears))) continue;
    // What is there may be what no text stands for.
    if (!isNew && text === cellText({ id, entry }, column).trim()) continue;
    const value = read(column, text);
    if (isFault(value)) {
      faults.set(column.key, value.fault);
      continue;
    }
    const own = editsFor(target, entry, column.field, value.value);
    if (own.length > 0) {
      changed.add(column.key);
      before.push(...requiredEdits(column, value.value));
    }
    edits.push(...own);
    newEntry = withValue(newEntry, column.field.path, value.value);
  }
  const does = faults.size > 0 ? 'fails' : isNew ? 'adds' : edits.length > 0 ? 'changes' : 'nothing';
  if (does === 'fails') return { line, id, does, changed, faults, edits: [] };
  const added: Edit[] = [{ do: 'set', file: target.file, path: target.path, value: newEntry }];
  return { line, id, does, changed, faults, edits: [...before, ...(isNew ? added : edits)] };
}

const failed = (row: PlannedLine, key: string, fault: Text): PlannedLine => ({
  ...row,
  does: 'fails',
  faults: new Map([...row.faults, [key, fault]]),
  edits: [],
});

const twice = ({ one }: TableKind, id: string, line: number): Text => ({
  zh: `${one.zh} ${id} 在第 ${line} 行已经有了，只用那一行；两行不一样时，删掉错的一行`,
  en: `${id} is in line ${line} already, and that line counts; where the two differ, delete the wrong one`,
});

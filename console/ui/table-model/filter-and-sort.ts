import { splitTokens } from '../field-values/value-codec.ts';
import { type Column, cellText, idKey, type TableEntry } from './table-kind.ts';

/**
 * The filter of a column: texts that contain it, with `is` only texts equal to it (also the empty one), with `has`
 * lists with an equal item.
 */
export interface ColumnFilterValue {
  contains?: string;
  is?: string;
  has?: string;
}
/** With another filter of a column, or none. */
export function withFilter(
  filters: ReadonlyMap<string, ColumnFilterValue>,
  key: string,
  filter: ColumnFilterValue | null,
): ReadonlyMap<string, ColumnFilterValue> {
  const rest = [...filters].filter(([one]) => one !== key);
  return new Map(filter ? [...rest, [key, filter]] : rest);
}

export interface Sort {
  key: string;
  isDown: boolean;
}
export interface FilterAndSort {
  /** Searched in all columns; every word has to match. */
  text: string;
  filters: ReadonlyMap<string, ColumnFilterValue>;
  sort: Sort | null;
}
/** What is seen of a table: its rows, and its columns in their order. */
export interface Arrangement extends FilterAndSort {
  /** The keys of the columns that are shown; null: all. */
  columnKeys: readonly string[] | null;
}

/** The lower-cased cells of an entry: read at every keystroke, computed once. */
const cellCache = new WeakMap<
  object,
  { id: string; columns: readonly Column[]; cells: string[]; labels: string[]; all: string }
>();

function cellsOf(row: TableEntry, columns: readonly Column[]) {
  const key = typeof row.entry === 'object' && row.entry !== null ? row.entry : row;
  const known = cellCache.get(key);
  if (known?.columns === columns && known.id === row.id) return known;
  const cells = columns.map((column) => cellText(row, column).toLowerCase());
  const labels = columns.map(({ labels }, at) => labels.get(cells[at] ?? '')?.toLowerCase() ?? '');
  const made = { id: row.id, columns, cells, labels, all: [...cells, ...labels].join('\n') };
  cellCache.set(key, made);
  return made;
}

/** Whether a row matches the text and the filters; null where there are none. */
function matcherOf(
  columns: readonly Column[],
  criteria: FilterAndSort,
): ((row: TableEntry) => boolean) | null {
  const words = criteria.text.toLowerCase().split(/\s+/).filter(Boolean);
  const filters = columns.flatMap((column, at) => {
    const filter = criteria.filters.get(column.key);
    const [contains, is, has] = [filter?.contains, filter?.is, filter?.has].map((one) => one?.toLowerCase());
    return contains || is !== undefined || has ? [{ at, contains: contains ?? '', is, has }] : [];
  });
  if (words.length === 0 && filters.length === 0) return null;
  return (row) => {
    const { cells, labels, all } = cellsOf(row, columns);
    return (
      words.every((word) => all.includes(word)) &&
      filters.every(({ at, contains, is, has }) => {
        const cell = cells[at] ?? '';
        if (has) return splitTokens(cell).includes(has);
        if (is !== undefined) return cell === is;
        return cell.includes(contains) || (labels[at] ?? '').includes(contains);
      })
    );
  };
}

/** The rows that match, and those that stay in the view though they do not, sorted. */
export function filterAndSort(
  rows: readonly TableEntry[],
  columns: readonly Column[],
  criteria: FilterAndSort,
  retained: ReadonlySet<string> = new Set(),
): TableEntry[] {
  const fits = matcherOf(columns, criteria);
  const found = fits ? rows.filter((row) => retained.has(row.id) || fits(row)) : [...rows];
  return criteria.sort ? sorted(found, columns, criteria.sort) : found;
}

/** The rows of a view that no longer match. */
export function notMatching(
  view: readonly TableEntry[],
  columns: readonly Column[],
  criteria: FilterAndSort,
  retained: ReadonlySet<string>,
): ReadonlySet<string> {
  const fits = matcherOf(columns, criteria);
  const unfit = fits ? view.filter((row) => retained.has(row.id) && !fits(row)) : [];
  return new Set(unfit.map(({ id }) => id));
}

/** Numbers by value, Chinese by pronunciation; empty cells come last in both directions. */
const collator = new Intl.Collator('zh-CN', { numeric: true });

function sorted(rows: TableEntry[], columns: readonly Column[], { key, isDown }: Sort): TableEntry[] {
  const at = columns.findIndex((column) => column.key === key);
  if (at === -1) return rows;
  const keyed = rows.map((row) => ({ row, cell: cellsOf(row, columns).cells[at] ?? '' }));
  const isNumber = key === idKey && rows.every(({ id }) => /^\d+$/.test(id));
  const compare = isNumber
    ? (a: string, b: string) => Number(a) - Number(b)
    : (a: string, b: string) => collator.compare(a, b);
  keyed.sort((a, b) => {
    if (a.cell === '' || b.cell === '') return a.cell === b.cell ? 0 : a.cell === '' ? 1 : -1;
    return isDown ? compare(b.cell, a.cell) : compare(a.cell, b.cell);
  });
  return keyed.map(({ row }) => row);
}

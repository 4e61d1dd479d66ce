import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { OtherNames } from '../../../ops/wording/labels.ts';
import { withChoices } from '../../../ops/wording/labels.ts';
import type { DisplayNames, Edit, Text } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { formatValue } from '../field-values/value-codec.ts';

/** A column: a field of an entry, or its id. */
export interface Column {
  key: string;
  head: Text;
  /** Other headers that a spreadsheet may have for it. */
  also: readonly string[];
  width: number;
  /** Null: the id of the entry, or a column that is derived. */
  field: Field | null;
  /** Display names of the ids in it. */
  labels: ReadonlyMap<string, string>;
  /** Names of these ids beside the ones that are shown. */
  otherNames?: OtherNames;
  derived?: DerivedColumn;
}

/** A column whose cells follow from the config or from what is known of visitors; it is read and never edited. */
export interface DerivedColumn {
  /** `#` and a name: no path of a field begins so. */
  key: string;
  head: Text;
  /** What its cells are, and what to edit instead. */
  about: Text;
  width: number;
  isNumber?: boolean;
  textOf: (row: TableEntry) => string;
}

/** One entry of the map that a table shows. */
export interface TableEntry {
  id: string;
  entry: unknown;
}

/** What distinguishes the tables: the path of their entries and their columns. */
export interface TableKind {
  /** Its view in the address. */
  view: string;
  file: string;
  /** The key of the map in the file. */
  map: string;
  title: Text;
  /** The name of one entry. */
  one: Text;
  /** The pattern of the ids, and how a pasted or typed one is parsed. */
  idPattern: RegExp;
  idHint: Text;
  idWidth: number;
  readId: (text: string) => string;
  /** The empty entry that a new one starts from. */
  blank: (columns: readonly Column[]) => Record<string, unknown>;
  columns: (fields: readonly Field[], names: DisplayNames | null) => readonly ColumnSpec[];
  /** The headers do not explain the columns: an explanation is shown above the table. */
  isExplained?: boolean;
  /** A remark beside the id of each row. */
  idLabels?: (draftStore: Pick<DraftStore, 'names' | 'language' | 'file'>) => ReadonlyMap<string, string>;
  /** Columns after those of the fields that nobody edits; left out where nothing is known. */
  derived?: (draftStore: Pick<DraftStore, 'language' | 'file'>) => readonly DerivedColumn[];
  /** Whose visitors a row counts: those of a channel, those to whom a city rule applies; null: nobody's. */
  visitorsOf: 'channel' | 'cityRule' | null;
  /** Another table of the same file. */
  beside?: { view: string; title: Text };
  /** The view that has a form for each entry, where there is one. */
  forms?: string;
  /** The page of one entry, where there is one. */
  href: ((id: string) => string) | null;
}
export interface ColumnSpec {
  path: readonly string[];
  also?: readonly string[];
  width: number;
}

export const idKey = '#id';

const idHeads = ['id', '编号', '渠道号', '渠道编号', 'channel id', '规则名'];

/** The columns of a table, each with its field from the schema; a column whose field does not exist is left out. */
export function columnsOf(
  kind: TableKind,
  fields: readonly Field[],
  labelsOf: (field: Field) => ReadonlyMap<string, string>,
  names: DisplayNames | null,
  idLabels: ReadonlyMap<string, string> = new Map(),
): Column[] {
  const id: Column = {
    key: idKey,
    head: kind.one,
    also: idHeads,
    width: kind.idWidth,
    field: null,
    labels: idLabels,
  };
  const others = kind.columns(fields, names).flatMap(({ path, also = [], width }): Column[] => {
    const key = path.join('.');
    const field = fields.find((one) => one.path.join('.') === key);
    if (!field) return [];
    const labels = labelsOf(field);
    return [
      { key, head: field.label, also: [...also, key], width, field: withChoices(field, labels), labels },
    ];
  });
  return [id, ...others];
}

export const isIdColumn = ({ key }: Pick<Column, 'key'>): boolean => key === idKey;

export const columnOfDerived = (derived: DerivedColumn): Column => ({
  key: derived.key,
  head: derived.head,
  also: [],
  width: derived.width,
  field: null,
  labels: new Map(),
  derived,
});

export function cellText(row: TableEntry, { field, derived }: Column): string {
  if (derived) return derived.textOf(row);
  return field ? formatValue(field, valueIn(row.entry, field.path)) : row.id;
}

export const rowsOf = (kind: TableKind, value: unknown): TableEntry[] =>
  Object.entries((valueIn(value, [kind.map]) ?? {}) as Record<string, unknown>).map(([id, entry]) => ({
    id,
    entry,
  }));

export const entryPath = (kind: TableKind, id: string): string[] => [kind.map, id];

export const removal = (kind: TableKind, ids: Iterable<string>): Edit[] =>
  [...ids].map((id) => ({ do: 'remove', file: kind.file, path: entryPath(kind, id) }));

import { makeAutoObservable, observableRef } from 'mobx';
import type { Edit, Text } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { isFault, type Read, readText } from '../fields/codec.ts';
import { fieldsOf } from '../fields/field.ts';
import { editsFor } from '../fields/field-edit.ts';
import { idsByName } from '../fields/ids-by-name.ts';
import { labelsOf } from '../fields/labels.ts';
import { nodeAt, type SchemaNode } from '../fields/schema-node.ts';
import { among, nothing, type Selection } from './selection.ts';
import { type Column, columnsOf, entryPath, type Row, rowsOf, type TableKind } from './table-kind.ts';
import { type Filter, type Sort, viewOf } from './view-rows.ts';

/** The cell where the keys go; `#select` is the column of the marks. */
export interface Place {
  id: string;
  key: string;
}
export interface Editing {
  /** What was typed to begin it; null: what the cell has. */
  typed: string | null;
  fault: Text | null;
}

/** What one table shows and where its operator is; lives on while another view is shown. */
export class Table {
  readonly desk: Desk;
  readonly kind: TableKind;
  schema: SchemaNode | null = null;
  text = '';
  filters: ReadonlyMap<string, Filter> = new Map();
  sort: Sort | null = null;
  chosen: Selection = nothing;
  active: Place | null = null;
  editing: Editing | null = null;
  scrollTop = 0;

  constructor(desk: Desk, kind: TableKind) {
    this.desk = desk;
    this.kind = kind;
    makeAutoObservable(this, {
      desk: false,
      kind: false,
      schema: observableRef,
      filters: observableRef,
      sort: observableRef,
      chosen: observableRef,
      active: observableRef,
      editing: observableRef,
      scrollTop: false,
    });
  }

  get columns(): Column[] {
    const entry = this.schema && nodeAt(this.schema, [this.kind.map, '*']);
    if (!this.schema || !entry) return [];
    return columnsOf(this.kind, fieldsOf(this.schema, entry), (field) => labelsOf(this.desk, field));
  }

  get rows(): Row[] {
    return rowsOf(this.kind, this.desk.file(this.kind.file)?.value);
  }

  get byId(): ReadonlyMap<string, Row> {
    return new Map(this.rows.map((row) => [row.id, row]));
  }

  get view(): Row[] {
    return viewOf(this.rows, this.columns, this);
  }

  get viewIds(): string[] {
    return this.view.map(({ id }) => id);
  }

  /** Rows that are chosen and still there. */
  get selection(): Selection {
    return among(this.chosen, new Set(this.byId.keys()));
  }

  setSchema(schema: SchemaNode | null): void {
    this.schema = schema;
  }
  setText(text: string): void {
    this.text = text;
  }
  setFilter(key: string, filter: Filter | null): void {
    const next = new Map(this.filters);
    if (filter) next.set(key, filter);
    else next.delete(key);
    this.filters = next;
  }
  clearFilters(): void {
    this.text = '';
    this.filters = new Map();
  }
  /** Up, down, then as the file has them. */
  sortBy(key: string): void {
    const { sort } = this;
    this.sort = sort?.key !== key ? { key, isDown: false } : sort.isDown ? null : { key, isDown: true };
  }
  choose(selection: Selection): void {
    this.chosen = selection;
  }
  goTo(active: Place | null): void {
    this.active = active;
    this.editing = null;
  }
  begin(typed: string | null = null): void {
    this.editing = { typed, fault: null };
  }
  cancel(): void {
    this.editing = null;
  }

  read(column: Column, text: string): Read {
    if (!column.field) {
      const id = this.kind.readId(text);
      return this.kind.idPattern.test(id) ? { value: id } : { fault: this.kind.idHint };
    }
    return readText(column.field, text, idsByName(column.labels));
  }

  /** Writes a cell. @returns whether it could be read; if not, the cell says why and stays open */
  commit(row: Row, column: Column, text: string): boolean {
    const read = this.read(column, text);
    if (isFault(read)) {
      this.editing = { typed: text, fault: read.fault };
      return false;
    }
    return this.commitValue(row, column, read.value);
  }

  commitValue(row: Row, column: Column, value: unknown): boolean {
    if (!column.field) return this.#rename(row.id, String(value));
    this.editing = null;
    this.#edit(editsFor(this.placeOf(row.id), row.entry, column.field, value));
    return true;
  }

  /** The same value for many rows, as one step. */
  setAll(ids: ReadonlySet<string>, column: Column, value: unknown): void {
    const { field } = column;
    if (!field) return;
    this.#edit(
      [...ids].flatMap((id) => {
        const row = this.byId.get(id);
        return row ? editsFor(this.placeOf(id), row.entry, field, value) : [];
      }),
    );
  }

  placeOf(id: string) {
    return { file: this.kind.file, path: entryPath(this.kind, id) };
  }

  #rename(id: string, key: string): boolean {
    if (id !== key && this.byId.has(key)) {
      this.editing = { typed: key, fault: { zh: `已有 ${key}`, en: `there is a ${key} already` } };
      return false;
    }
    this.editing = null;
    if (id === key) return true;
    this.#edit([{ do: 'rename', ...this.placeOf(id), key }]);
    if (this.active?.id === id) this.active = { ...this.active, id: key };
    return true;
  }

  #edit(edits: Edit[]): void {
    if (edits.length > 0) void this.desk.edit(edits);
  }
}

const kept = new WeakMap<Desk, Map<TableKind, Table>>();

/** The table of a kind, as it was left. */
export function tableOf(desk: Desk, kind: TableKind): Table {
  const own = kept.get(desk) ?? new Map<TableKind, Table>();
  kept.set(desk, own);
  const table = own.get(kind) ?? new Table(desk, kind);
  own.set(kind, table);
  return table;
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { editsFor } from '../field-values/field-value.ts';
import type { IdsByName } from '../field-values/ids-by-name.ts';
import { citiesFile, newCityEdits } from '../field-values/new-city.ts';
import { isFault, type ParsedValue } from '../field-values/value-codec.ts';
import type { CellEdit, CellPosition } from './cell-position.ts';
import {
  type Arrangement,
  type ColumnFilterValue,
  filterAndSort,
  notMatching,
  type Sort,
  withFilter,
} from './filter-and-sort.ts';
import {
  type InvalidCells,
  invalidCellsOf,
  renameInvalid,
  withInvalid,
  withoutInvalid,
} from './invalid-cells.ts';
import { parseCell, takenFault } from './parse-cell.ts';
import { PasteResult } from './paste-result.ts';
import { RowVisitors } from './row-visitors.ts';
import { addVisible, emptySelection, type Selection, withoutMissing } from './selection.ts';
import { columnsOfTable, shownColumns, withColumn } from './table-columns.ts';
import {
  type Column,
  cellText,
  entryPath,
  idKey,
  rowsOf,
  type TableEntry,
  type TableKind,
} from './table-kind.ts';

/** The state of one table: its rows, filters, selection and active cell; preserved while another view is shown. */
export class Table {
  readonly draftStore: DraftStore;
  readonly kind: TableKind;
  schema: SchemaNode | null = null;
  text = '';
  filters: ReadonlyMap<string, ColumnFilterValue> = new Map();
  /** Rows that were edited in the view: they stay in it until the search or a filter changes. */
  retained: ReadonlySet<string> = new Set();
  sort: Sort | null = null;
  columnKeys: Arrangement['columnKeys'] = null;
  chosen: Selection = emptySelection;
  active: CellPosition | null = null;
  editing: CellEdit | null = null;
  refused: InvalidCells = new Map();
  scrollTop = 0;
  readonly paste = new PasteResult();
  readonly visitors = new RowVisitors();

  constructor(draftStore: DraftStore, kind: TableKind) {
    this.draftStore = draftStore;
    this.kind = kind;
    makeAutoObservable(this, {
      draftStore: false,
      kind: false,
      paste: false,
      visitors: false,
      schema: observableRef,
      filters: observableRef,
      retained: observableRef,
      sort: observableRef,
      columnKeys: observableRef,
      chosen: observableRef,
      active: observableRef,
      editing: observableRef,
      refused: observableRef,
      scrollTop: false,
    });
  }

  get columns(): Column[] {
    return columnsOfTable(this);
  }

  get shown(): readonly Column[] {
    return shownColumns(this.columns, this.columnKeys);
  }

  get rows(): TableEntry[] {
    return rowsOf(this.kind, this.draftStore.file(this.kind.file)?.value);
  }

  get byId(): ReadonlyMap<string, TableEntry> {
    return new Map(this.rows.map((row) => [row.id, row]));
  }

  get view(): TableEntry[] {
    return filterAndSort(this.rows, this.columns, this, this.retained);
  }

  /** Rows of the view that no longer match the filters, since they were edited. */
  get unfit(): ReadonlySet<string> {
    return notMatching(this.view, this.columns, this, this.retained);
  }

  get viewIds(): string[] {
    return this.view.map(({ id }) => id);
  }

  /** Cells with a text that is not in the draft. */
  get unwritten(): CellPosition[] {
    return invalidCellsOf(this.refused, this.byId, this.editing ? this.active : null);
  }

  /** The selected rows that still exist. */
  get selection(): Selection {
    return withoutMissing(this.chosen, new Set(this.byId.keys()));
  }

  setSchema(schema: SchemaNode | null): void {
    this.schema = schema;
  }
  setText(text: string): void {
    this.text = text;
    this.hideUnfit();
  }
  setFilter(key: string, filter: ColumnFilterValue | null): void {
    this.filters = withFilter(this.filters, key, filter);
    this.hideUnfit();
  }
  clearFilters(): void {
    this.arrange({ sort: this.sort, columnKeys: this.columnKeys, text: '', filters: new Map() });
  }
  hideUnfit(): void {
    this.retained = new Set();
  }
  showColumns(keys: readonly string[] | null): void {
    this.columnKeys = keys;
  }
  /** Shows rows and columns as a kept view or an address has them. */
  arrange({ text, filters, sort, columnKeys }: Arrangement): void {
    Object.assign(this, { text, filters, sort, columnKeys });
    this.hideUnfit();
  }
  /** Ascending, descending, then the order of the file. */
  sortBy(key: string): void {
    const { sort } = this;
    this.sort = sort?.key !== key ? { key, isDown: false } : sort.isDown ? null : { key, isDown: true };
  }
  choose(selection: Selection): void {
    this.chosen = selection;
  }
  goTo(active: CellPosition | null): void {
    this.active = active;
    this.editing = null;
    // A link may lead to a cell of a hidden column.
    this.columnKeys = withColumn(this.columnKeys, active?.key, this.columns);
  }
  /** Moves to the first of these rows, with all of them in the view. */
  showAll(ids: readonly string[]): void {
    const wanted = new Set(ids);
    if (this.viewIds.filter((id) => wanted.has(id)).length < wanted.size) this.clearFilters();
    const first = this.viewIds.find((id) => wanted.has(id));
    if (first !== undefined) this.goTo({ id: first, key: idKey });
  }
  begin(typed: string | null = null): void {
    if (this.columns.find(({ key }) => key === this.active?.key)?.derived) return;
    this.editing = { typed };
  }
  /** Closes the cell with its old value. */
  cancel(): void {
    this.editing = null;
    if (this.active) this.forget(this.active);
  }
  /** Drops the refused text of a cell, which was given up or written. */
  forget(cell: CellPosition): void {
    this.refused = withoutInvalid(this.refused, cell);
  }

  /** @param named - the ids by name, where many cells of a column are parsed */
  read(column: Column, text: string, named?: IdsByName): ParsedValue {
    return parseCell(this.kind, column, text, named);
  }

  /**
   * Writes a cell. @returns whether the text is valid; if not, the cell keeps the text and the reason
   * @param isLeft - the focus is elsewhere already; otherwise a refused cell stays open
   * @param newCities - new cities of the column that are added with it
   */
  commit(
    row: TableEntry,
    column: Column,
    text: string,
    isLeft = false,
    newCities: readonly string[] = [],
  ): boolean {
    const position = { id: row.id, key: column.key };
    this.forget(position);
    this.editing = null;
    if (column.derived || text === cellText(row, column)) return true;
    const read = this.read(column, text);
    const fault = isFault(read) ? read.fault : takenFault(row.id, column, read.value, this.byId);
    if (!fault && 'value' in read) {
      this.commitValue(row, column, read.value);
      return true;
    }
    if (fault) this.refused = withInvalid(this.refused, position, { text, fault, newCities });
    if (!isLeft) this.editing = { typed: text };
    return false;
  }

  commitValue(row: TableEntry, column: Column, value: unknown): void {
    if (column.field) this.setAll(new Set([row.id]), column, value);
    else this.#rename(row.id, String(value));
  }

  /** Sets one value for many rows, as one step. @returns whether any of them had another */
  setAll(ids: ReadonlySet<string>, column: Column, value: unknown): boolean {
    const { field } = column;
    if (!field) return false;
    const edits = [...ids].flatMap((id) => {
      const row = this.byId.get(id);
      return row ? editsFor(this.entryPathOf(id), row.entry, field, value) : [];
    });
    if (edits.length > 0) this.#edit([...this.newCities(column, value), ...edits], ids);
    return edits.length > 0;
  }

  /** A new city is added to the list of cities in the step that first uses it. */
  newCities({ field }: Column, value: unknown): Edit[] {
    return field ? newCityEdits(this.draftStore.file(citiesFile)?.value, field, value) : [];
  }

  entryPathOf(id: string) {
    return { file: this.kind.file, path: entryPath(this.kind, id) };
  }

  #rename(id: string, key: string): void {
    if (id === key) return;
    this.#edit([{ do: 'rename', ...this.entryPathOf(id), key }], [id]);
    if (this.retained.has(id)) this.retained = new Set([...this.retained, key]);
    this.refused = renameInvalid(this.refused, id, key);
    if (this.active?.id === id) this.active = { ...this.active, id: key };
  }

  #edit(edits: Edit[], ids: Iterable<string>): void {
    if (edits.length === 0) return;
    this.retained = addVisible(this.retained, ids, this.viewIds);
    void this.draftStore.edit(edits);
  }
}

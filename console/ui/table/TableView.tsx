import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { AddressFilter } from '../field-values/address-filter.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { AddDialog } from '../table-add/AddDialog.tsx';
import { Grid } from '../table-grid/Grid.tsx';
import { scrollToRow } from '../table-grid/scroll-to-cell.ts';
import { tableOf } from '../table-model/open-tables.ts';
import type { SkippedRows } from '../table-model/paste-result.ts';
import { idKey, type TableKind } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { PasteDialog } from '../table-paste/PasteDialog.tsx';
import { BulkActions } from './BulkActions.tsx';
import { CellChange } from './CellChange.tsx';
import { ColumnHelp } from './ColumnHelp.tsx';
import { InvalidCellsNotice } from './InvalidCellsNotice.tsx';
import { PasteNotice } from './PasteNotice.tsx';
import styles from './TableView.module.css';

/** The open dialog. */
type Open = { is: 'paste'; text: string; of: SkippedRows | null } | { is: 'add'; from: string | null } | null;

interface Props {
  kind: TableKind;
  /** The row that the address names, and a cell of it. */
  at?: string | null;
  column?: string | null;
  /** The filter in the address. */
  only?: AddressFilter | null;
}

/** All entries of one kind, edited one by one or many at once. */
export const TableView = observer(function TableView({ kind, at = null, column = null, only = null }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(tableWords);
  const table = tableOf(draftStore, kind);
  const schema = useSchema(kind.file);
  const [open, setOpen] = useState<Open>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => table.setSchema(schema), [table, schema]);
  const isReady = table.columns.length > 0 && table.byId.size > 0;
  useEffect(() => {
    if (at === null || !isReady || !table.byId.has(at)) return;
    table.goTo({ id: at, key: column ?? idKey });
    // A link to a cell makes it the active one and focuses the grid.
    if (!isInUse()) gridOf(box.current)?.focus();
  }, [table, at, column, isReady]);
  const [field, value] = [only?.field, only?.value];
  useEffect(() => {
    if (!isReady || field === undefined || value === undefined) return;
    table.clearFilters();
    const isList = table.columns.find(({ key }) => key === field)?.field?.kind === 'tokens';
    table.setFilter(field, isList ? { has: value } : { is: value });
  }, [table, isReady, field, value]);
  const added = useRef<'row' | 'rows' | null>(null);
  useEffect(() => {
    // The dialog restores the focus to its button; after adding a row the focus moves to the new row.
    if (open !== null || added.current === null) return;
    const grid = gridOf(box.current);
    if (grid && added.current === 'rows') scrollToRow(grid, table);
    added.current = null;
    grid?.focus();
  }, [open, table]);
  const file = draftStore.file(kind.file);
  if (!file || table.columns.length === 0) return <p>{say('loading')}</p>;
  const isFiltered = table.text !== '' || table.filters.size > 0;
  return (
    <div className={styles.view} ref={box}>
      <div className={styles.bar}>
        <h1>{kind.title[draftStore.language]}</h1>
        <input
          type="search"
          className={styles.search}
          aria-label={say('filterAll')}
          placeholder={say('filterAll')}
          value={table.text}
          onChange={(event) => table.setText(event.target.value)}
        />
        <span className={styles.count} role="status">
          {say('count', { shown: table.view.length, all: table.rows.length })}
          {table.unfit.size > 0 && (
            <span className="unseen"> {say('unfitCount', { count: table.unfit.size })}</span>
          )}
        </span>
        {table.unfit.size > 0 && (
          <button type="button" className="quiet" onClick={() => table.hideUnfit()}>
            {say('hideUnfit', { count: table.unfit.size })}
          </button>
        )}
        {isFiltered && (
          <button type="button" className="quiet" onClick={() => table.clearFilters()}>
            {say('clear')}
          </button>
        )}
        <span className={styles.space} />
        <button type="button" onClick={() => setOpen({ is: 'paste', ...table.paste.waiting })}>
          {say('pasteRows')}
        </button>
        <button type="button" className="primary" onClick={() => setOpen({ is: 'add', from: null })}>
          {say('add')}
        </button>
      </div>
      {!file.isJson && (
        <p className={styles.broken} role="alert">
          {say('broken', { file: kind.file })} <a href={hrefOf(['files', kind.file])}>{say('toText')}</a>
        </p>
      )}
      {kind.isExplained && <ColumnHelp table={table} />}
      <BulkActions
        table={table}
        onDuplicate={(from) => setOpen({ is: 'add', from })}
        onDone={() => gridOf(box.current)?.focus()}
      />
      <Grid table={table} onPaste={(text) => setOpen({ is: 'paste', text, of: null })} />
      {/* A notice above the table would move the cell that the mouse is on its way to. */}
      <CellChange table={table} onDone={() => gridOf(box.current)?.focus()} />
      <InvalidCellsNotice table={table} />
      <PasteNotice table={table} onLeft={(left) => setOpen({ is: 'paste', text: left.text, of: left })} />
      {open?.is === 'paste' && (
        <PasteDialog
          table={table}
          text={open.text}
          of={open.of}
          onDone={(done) => {
            table.showAll(done.ids);
            added.current = 'rows';
            table.paste.done(done, draftStore.version, open.of);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.is === 'add' && (
        <AddDialog
          table={table}
          from={open.from}
          onAdded={() => {
            added.current = 'row';
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
});

/** Whether an element other than the page, a view as a whole or a link has the focus. */
const isInUse = (): boolean => !document.activeElement?.matches('body, main, a');

const gridOf = (view: HTMLElement | null): HTMLElement | null =>
  view?.querySelector<HTMLElement>('[role=grid]') ?? null;

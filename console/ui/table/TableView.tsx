import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { AddressFilter } from '../field-values/address-filter.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { AddDialog } from '../table-add/AddDialog.tsx';
import { Grid } from '../table-grid/Grid.tsx';
import { tableOf } from '../table-model/open-tables.ts';
import type { PasteSummary, SkippedRows } from '../table-model/paste-result.ts';
import type { Table } from '../table-model/table.ts';
import type { TableKind } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { PasteDialog } from '../table-paste/PasteDialog.tsx';
import { useTableAddress } from '../table-views/use-table-address.ts';
import { ViewsDialog } from '../table-views/ViewsDialog.tsx';
import { BulkActions } from './BulkActions.tsx';
import { CellChange } from './CellChange.tsx';
import { ColumnHelp } from './ColumnHelp.tsx';
import { InvalidCellsNotice } from './InvalidCellsNotice.tsx';
import { PasteNotice } from './PasteNotice.tsx';
import { RowLastChange } from './RowLastChange.tsx';
import { RowTraffic } from './RowTraffic.tsx';
import { RuleChannels } from './RuleChannels.tsx';
import { TableBar } from './TableBar.tsx';
import styles from './TableView.module.css';
import {
  type Added,
  gridOf,
  useAddressFilter,
  useFocusAfterAdding,
  useLinkedCell,
} from './use-table-navigation.ts';

/** The open dialog. */
type Open =
  | { is: 'paste'; text: string; of: SkippedRows | null }
  | { is: 'add'; from: string | null }
  | { is: 'views' }
  | null;

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
  useLinkedCell(table, at, column, box);
  const add = () => setOpen({ is: 'add', from: null });
  const paste = () => setOpen({ is: 'paste', ...table.paste.waiting });
  useAction(`new ${kind.view}`, add);
  useAction(`paste ${kind.view}`, paste);
  useAddressFilter(table, only);
  useTableAddress(table);
  const added = useFocusAfterAdding(table, open !== null, box);
  const file = draftStore.file(kind.file);
  if (!file || table.columns.length === 0) return <p>{say('loading')}</p>;
  return (
    <div className={styles.view} ref={box}>
      <TableBar table={table} onViews={() => setOpen({ is: 'views' })} onPaste={paste} onAdd={add} />
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
      <RuleChannels table={table} />
      <RowTraffic table={table} />
      <RowLastChange table={table} />
      <InvalidCellsNotice table={table} />
      <PasteNotice table={table} onLeft={(left) => setOpen({ is: 'paste', text: left.text, of: left })} />
      <TableDialog table={table} open={open} added={added} onClose={() => setOpen(null)} />
    </div>
  );
});

interface DialogProps {
  table: Table;
  open: Open;
  added: RefObject<Added>;
  onClose: () => void;
}

/** The open dialog of the table. */
const TableDialog = observer(function TableDialog({ table, open, added, onClose }: DialogProps) {
  const { draftStore } = table;
  if (open === null) return null;
  if (open.is === 'views') return <ViewsDialog table={table} onClose={onClose} />;
  if (open.is === 'add') {
    const onAdded = () => {
      added.current = 'row';
    };
    return <AddDialog table={table} from={open.from} onAdded={onAdded} onClose={onClose} />;
  }
  const onDone = (done: PasteSummary) => {
    table.showAll(done.ids);
    added.current = 'rows';
    table.paste.done(done, draftStore.version, open.of);
  };
  return <PasteDialog table={table} text={open.text} of={open.of} onDone={onDone} onClose={onClose} />;
});

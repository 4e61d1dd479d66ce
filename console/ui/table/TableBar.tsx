import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { ExportButton } from '../table-file/ExportButton.tsx';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import { HiddenFilters, ViewPicker } from '../table-views/ViewPicker.tsx';
import { viewWords } from '../table-views/view-words.ts';
import styles from './TableView.module.css';

interface Props {
  table: Table;
  onViews: () => void;
  onPaste: () => void;
  onAdd: () => void;
}

/** The head of a table: its title, the search, the number of rows, and the buttons that add rows. */
export const TableBar = observer(function TableBar({ table, onViews, onPaste, onAdd }: Props) {
  const say = useWords(tableWords);
  const sayViews = useWords(viewWords);
  const [typed, setTyped] = useTextAfterPaint(table);
  const isFiltered = table.text !== '' || table.filters.size > 0;
  return (
    <div className={styles.bar}>
      <h1>{table.kind.title[table.draftStore.language]}</h1>
      <input
        type="search"
        className={styles.search}
        aria-label={say('filterAll')}
        placeholder={say('filterAll')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span className={styles.count} role="status">
        {say('count', { shown: table.view.length, all: table.rows.length })}
        {table.unfit.size > 0 && (
          <span className="unseen"> {say('unfitCount', { count: table.unfit.size })}</span>
        )}{' '}
        <HiddenFilters table={table} />
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
      {/* The first of the keyboard's way, because it is used most. */}
      <button type="button" className="primary" onClick={onAdd}>
        {say('add')}
      </button>
      <button type="button" onClick={onPaste}>
        {say('pasteRows')}
      </button>
      <ExportButton table={table} />
      {table.kind.forms && (
        <a className="button" href={hrefOf([table.kind.forms])}>
          {say('asForms')}
        </a>
      )}
      {table.kind.beside && (
        <a className="button" href={hrefOf([table.kind.beside.view])}>
          {table.kind.beside.title[table.draftStore.language]}
        </a>
      )}
      <button type="button" onClick={onViews}>
        {sayViews('views')}
      </button>
      <ViewPicker table={table} />
    </div>
  );
});

/** The search's text: the key is painted first, then the rows that match, of which thousands take longer than a key may. */
function useTextAfterPaint(table: Table): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        table.setText(typed);
        setTyped(null);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [typed, table]);
  return [typed ?? table.text, setTyped];
}

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { uncoveredByLists } from '../fields/SuggestionList.tsx';
import { useWords } from '../language/use-words.ts';
import { copyRows } from '../table-model/copy-rows.ts';
import { emptySelection } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { removal } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { BulkField } from './BulkField.tsx';
import styles from './TableView.module.css';

interface Props {
  table: Table;
  onDuplicate: (id: string) => void;
  /** Called when no row is selected any more and the bar disappears. */
  onDone: () => void;
}

/** Actions on all selected rows; each is one step. */
export const BulkActions = observer(function BulkActions({ table, onDuplicate, onDone }: Props) {
  const say = useWords(tableWords);
  const [isCopied, setCopied] = useState(false);
  const { selection, viewIds, draftStore, kind } = table;
  const { ids } = selection;
  if (ids.size === 0) return null;
  const visible = viewIds.filter((id) => ids.has(id)).length;
  const [first = ''] = ids;
  const unchoose = () => {
    table.choose(emptySelection);
    onDone();
  };
  return (
    <section className={styles.bulk} aria-label={say('chosen', { count: ids.size })} {...uncoveredByLists}>
      <strong>{say('chosen', { count: ids.size })}</strong>
      {visible < ids.size && <span>{say('chosenUnseen', { count: ids.size - visible })}</span>}
      <BulkField table={table} />
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(copyRows(table)).then(() => setCopied(true))}
      >
        {say('copyRows')}
      </button>
      {ids.size === 1 && (
        <button type="button" onClick={() => onDuplicate(first)}>
          {say('duplicate')}
        </button>
      )}
      <button
        type="button"
        className="danger"
        onClick={() => {
          void draftStore.edit(removal(kind, ids));
          unchoose();
        }}
      >
        {say('remove')}
      </button>
      <button type="button" className="quiet" onClick={unchoose}>
        {say('unchoose')}
      </button>
      <output>{isCopied ? say('copied', { count: visible }) : ''}</output>
    </section>
  );
});

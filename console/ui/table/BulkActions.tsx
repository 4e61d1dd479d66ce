import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { withNewCities } from '../field-values/new-city.ts';
import { isFault } from '../field-values/value-codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { copyRows } from '../table-model/copy-rows.ts';
import { emptySelection, type Selection } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { removal } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
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
    <section className={styles.bulk} aria-label={say('chosen', { count: ids.size })}>
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

/** Sets one field to one value in all selected rows. */
const BulkField = observer(function BulkField({ table }: { table: Table }) {
  const say = useWords(tableWords);
  const text = useText();
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  // A fault is shown for these rows, until it is corrected or something else is typed.
  const [reported, setReported] = useState<Selection | null>(null);
  const { ids } = table.selection;
  const { chosen } = table;
  const columns = table.columns.filter(({ field }) => field !== null);
  const given = columns.find((one) => one.key === key) ?? columns[0];
  const [newCities, setNewCities] = useState<readonly string[]>([]);
  const column = given && withNewCities(given, newCities);
  if (!column?.field) return null;
  const read = table.read(column, value);
  const fault = reported === chosen && isFault(read) ? read.fault : null;
  const set = () => {
    setReported(chosen);
    if (!isFault(read)) table.setAll(ids, column, read.value);
  };
  return (
    <>
      <select
        aria-label={say('bulkField')}
        value={column.key}
        onChange={(event) => {
          setKey(event.target.value);
          setValue('');
          setReported(null);
        }}
      >
        {columns.map((one) => (
          <option key={one.key} value={one.key}>
            {one.head[table.draftStore.language]}
          </option>
        ))}
      </select>
      <div className={styles.bulkValue}>
        <FieldControl
          key={column.key}
          field={column.field}
          label={say('bulkValue')}
          labels={column.labels}
          text={value}
          isInvalid={fault !== null}
          onText={(typed) => {
            if (typed !== value) setReported(null);
            setValue(typed);
          }}
          onNewCity={(name) => setNewCities((all) => [...all, name])}
          onUnknown={set}
        />
      </div>
      <button type="button" className="primary" onClick={set}>
        {say('bulkSet')}
      </button>
      {!column.field.isRequired && (
        <button
          type="button"
          onClick={() => {
            setReported(null);
            table.setAll(ids, column, undefined);
          }}
        >
          {say('bulkClear')}
        </button>
      )}
      {fault && (
        <span className={styles.fault} role="alert">
          {text(fault)}
        </span>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { withNewCities } from '../field-values/new-city.ts';
import { isFault } from '../field-values/value-codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import type { Selection } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './TableView.module.css';

/** Sets one field to one value in all selected rows. */
export const BulkField = observer(function BulkField({ table }: { table: Table }) {
  const say = useWords(tableWords);
  const text = useText();
  const id = useId();
  const { columns, column, field, value, fault, isSame, chooseColumn, type, addCity, set, clear } =
    useBulkValue(table);
  if (!column || !field) return null;
  // Without a value it would clear in silence; where one is required, the field says so.
  const isUnset = value.trim() === '' && !field.isRequired;
  return (
    <>
      <select
        aria-label={say('bulkField')}
        value={column.key}
        onChange={(event) => chooseColumn(event.target.value)}
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
          field={field}
          label={say('bulkValue')}
          labels={column.labels}
          text={value}
          isInvalid={fault !== null}
          onText={type}
          onNewCity={addCity}
          onUnknown={set}
        />
      </div>
      <button
        type="button"
        className="primary"
        disabled={isUnset}
        aria-describedby={isUnset ? id : undefined}
        onClick={set}
      >
        {say('bulkSet')}
      </button>
      {!field.isRequired && (
        <button type="button" onClick={clear}>
          {say('bulkClear')}
        </button>
      )}
      {isUnset && (
        <span id={id} className="soft">
          {say(field.kind === 'yes' ? 'bulkNoTick' : 'bulkNothing')}
        </span>
      )}
      <span role="status">{isSame && say('bulkSame')}</span>
      {fault && (
        <span className={styles.fault} role="alert">
          {text(fault)}
        </span>
      )}
    </>
  );
});

/** The chosen column and the typed value. To be called in an observer. */
function useBulkValue(table: Table) {
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  // A fault is shown for these rows, until it is corrected or something else is typed.
  const [reported, setReported] = useState<Selection | null>(null);
  const [newCities, setNewCities] = useState<readonly string[]>([]);
  // These rows had the value already.
  const [same, setSame] = useState<Selection | null>(null);
  const { chosen, selection } = table;
  const columns = table.columns.filter(({ field }) => field !== null);
  const given = columns.find((one) => one.key === key) ?? columns[0];
  const column = given && withNewCities(given, newCities);
  const read = column && table.read(column, value);
  const writeAll = (written: unknown) => {
    const isChanged = column ? table.setAll(selection.ids, column, written) : true;
    setSame(isChanged ? null : chosen);
  };
  return {
    columns,
    column,
    field: column?.field,
    value,
    isSame: same === chosen,
    fault: reported === chosen && read && isFault(read) ? read.fault : null,
    chooseColumn: (next: string) => {
      setKey(next);
      setValue('');
      setReported(null);
      setSame(null);
    },
    type: (typed: string) => {
      if (typed !== value) setReported(null);
      setSame(null);
      setValue(typed);
    },
    addCity: (name: string) => setNewCities((all) => [...all, name]),
    set: () => {
      setReported(chosen);
      if (read && !isFault(read)) writeAll(read.value);
    },
    clear: () => {
      setReported(null);
      writeAll(undefined);
    },
  };
}

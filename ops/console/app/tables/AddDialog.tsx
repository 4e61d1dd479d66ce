import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Edit, Text } from '../../api.ts';
import { isFault, textOf } from '../fields/codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { valueIn, withValue } from '../fields/field-edit.ts';
import { withNewCities } from '../fields/new-city.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useText, useWords } from '../words.ts';
import styles from './AddDialog.module.css';
import type { Table } from './table.ts';
import { type Column, entryPath, idKey } from './table-kind.ts';
import { tableWords } from './table-words.ts';

interface Props {
  table: Table;
  /** The entry to begin from; null: an empty one. */
  from: string | null;
  onAdded: () => void;
  onClose: () => void;
}

/** A new entry by hand: all of its fields in one place, made as one step. */
export const AddDialog = observer(function AddDialog({ table, from, onAdded, onClose }: Props) {
  const say = useWords(tableWords);
  const text = useText();
  const { kind, desk, byId } = table;
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const columns = table.columns.map((column) => withNewCities(column, fresh));
  const base = from === null ? kind.blank() : byId.get(from)?.entry;
  const [id, setId] = useState('');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => textsOf(columns, base));
  // What was told as wrong is told until it is right.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const now = read(table, columns, id, base, texts);
  const faults = new Map([...now.faults].filter(([key]) => told.has(key)));
  const idInput = useRef<HTMLInputElement>(null);
  useEffect(() => idInput.current?.focus(), []);
  const one = kind.one[desk.language];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = now;
    setTold(new Set(made.faults.keys()));
    if (made.faults.size > 0) return;
    const refused = await desk.edit([
      ...made.newCities,
      { do: 'set', file: kind.file, path: entryPath(kind, made.id), value: made.entry },
    ]);
    if (refused) return;
    table.clearFilters();
    table.goTo({ id: made.id, key: idKey });
    onAdded();
    onClose();
  };
  return (
    <Dialog
      title={from === null ? say('addTitle', { one }) : say('duplicateTitle', { id: from, one })}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <LabelledRow label={one} fault={faults.get(idKey)}>
          {(shared) => (
            <input
              ref={idInput}
              {...shared}
              value={id}
              autoComplete="off"
              onChange={(event) => setId(event.target.value)}
            />
          )}
        </LabelledRow>
        {columns.map(({ key, field, head, labels }) => {
          if (!field) return null;
          return (
            <LabelledRow key={key} label={text(head)} fault={faults.get(key)}>
              {({ id: control, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
                <FieldControl
                  id={control}
                  field={field}
                  label={text(head)}
                  labels={labels}
                  text={texts[key] ?? ''}
                  isInvalid={isInvalid}
                  describedBy={describedBy}
                  onNewCity={(name) => setFresh((all) => [...all, name])}
                  onUnknown={() => setTold((all) => new Set([...all, key]))}
                  onText={(given) => setTexts((all) => ({ ...all, [key]: given }))}
                />
              )}
            </LabelledRow>
          );
        })}
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('create')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});

interface LabelledProps {
  label: string;
  fault: Text | undefined;
  children: (shared: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => React.ReactNode;
}

const LabelledRow = observer(function LabelledRow({ label, fault, children }: LabelledProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div>
        {children({ id, 'aria-invalid': !!fault, 'aria-describedby': fault ? `${id}-fault` : undefined })}
        {fault && (
          <p className={styles.fault} id={`${id}-fault`} role="alert">
            {text(fault)}
          </p>
        )}
      </div>
    </div>
  );
});

const textsOf = (columns: readonly Column[], entry: unknown): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ key, field }) => (field ? [[key, textOf(field, valueIn(entry, field.path))]] : [])),
  );

/** The entry that the texts make of the one it began from. */
function read(
  table: Table,
  columns: readonly Column[],
  given: string,
  base: unknown,
  texts: Readonly<Record<string, string>>,
) {
  const { kind, byId } = table;
  const newCities: Edit[] = [];
  const id = kind.readId(given);
  const faults = new Map<string, Text>();
  if (!kind.idPattern.test(id)) faults.set(idKey, kind.idHint);
  else if (byId.has(id)) faults.set(idKey, { zh: `已有 ${id}`, en: `there is a ${id} already` });
  let entry: unknown = base;
  for (const column of columns) {
    if (!column.field) continue;
    const value = table.read(column, texts[column.key] ?? '');
    if (isFault(value)) faults.set(column.key, value.fault);
    else {
      entry = withValue(entry, column.field.path, value.value);
      newCities.push(...table.newCities(column, value.value));
    }
  }
  return { id, entry, faults, newCities };
}

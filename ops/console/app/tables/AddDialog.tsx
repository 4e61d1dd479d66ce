import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Edit, Text } from '../../api.ts';
import { isFault, textOf } from '../fields/codec.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { valueIn, withValue } from '../fields/field-edit.ts';
import { formHint } from '../fields/form-hint.ts';
import { withNewCities } from '../fields/new-city.ts';
import { useSchema } from '../fields/use-schema.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useText, useWords } from '../words.ts';
import styles from './AddDialog.module.css';
import { cityKind } from './city-kind.ts';
import { LabelledRow } from './LabelledRow.tsx';
import { type Table, tableOf } from './table.ts';
import { type Column, entryPath, idKey } from './table-kind.ts';
import { tableWords } from './table-words.ts';

interface Props {
  table: Table;
  /** The entry to begin from; null: an empty one. */
  from: string | null;
  /** What stands in its fields at first, by column; the id by `idKey`. */
  given?: Readonly<Record<string, string>>;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** A new entry by hand: all of its fields in one place, made as one step. */
export const AddDialog = observer(function AddDialog(props: Props) {
  const { table, from, given = nothing, onAdded, onClose } = props;
  const say = useWords(tableWords);
  const text = useText();
  const { kind, desk, byId } = table;
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const columns = table.columns.map((column) => withNewCities(column, fresh));
  const base = from === null ? kind.blank() : byId.get(from)?.entry;
  const [id, setId] = useState(given[idKey] ?? '');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => ({
    ...textsOf(columns, base),
    ...given,
  }));
  // What was told as wrong is told until it is right.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set(Object.keys(given)));
  const now = read(table, columns, id, base, texts);
  const faults = new Map([...now.faults].filter(([key]) => told.has(key)));
  const idInput = useRef<HTMLInputElement>(null);
  useEffect(() => idInput.current?.focus(), []);
  const [ruleFor, setRuleFor] = useState<string | null>(null);
  const ruleInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that led to the rule may be gone by now.
    if (ruleFor === null) ruleInput.current?.focus();
  }, [ruleFor]);
  const tell = (key: string) => setTold((all) => new Set([...all, key]));
  const write = (key: string, written: string) => setTexts((all) => ({ ...all, [key]: written }));
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
    onAdded(made.id);
    onClose();
  };
  const dialog = (
    <Dialog
      title={from === null ? say('addTitle', { one }) : say('duplicateTitle', { id: from, one })}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          // A text does it by itself; a list to pick from would only open.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        <LabelledRow label={one} fault={faults.get(idKey)} hint={kind.idHint}>
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
            <LabelledRow
              key={key}
              label={text(head)}
              fault={faults.get(key)}
              hint={formHint(field) ?? undefined}
              more={
                field.names === 'cityRule' && (
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      ruleInput.current = currentTarget.parentElement?.querySelector('input') ?? null;
                      setRuleFor(key);
                    }}
                  >
                    {say('newRule')}
                  </button>
                )
              }
            >
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
                  onUnknown={() => tell(key)}
                  onText={(written) => write(key, written)}
                  {...(field.names === 'cityRule' && {
                    onDone: (written: string) => written !== '' && tell(key),
                  })}
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
  return (
    <>
      {dialog}
      {ruleFor !== null && (
        <NewRule
          table={tableOf(desk, cityKind)}
          text={texts[ruleFor] ?? ''}
          onMade={(rule) => write(ruleFor, rule)}
          onClose={() => setRuleFor(null)}
        />
      )}
    </>
  );
});

const nothing: Readonly<Record<string, string>> = {};

interface NewRuleProps {
  table: Table;
  /** What was looked for among the rules: its cities, or its name. */
  text: string;
  onMade: (id: string) => void;
  onClose: () => void;
}

/** A channel that needs a rule of its own: the rule is made first, over the channel that is not there yet. */
const NewRule = observer(function NewRule({ table, text, onMade, onClose }: NewRuleProps) {
  const schema = useSchema(cityKind.file);
  useEffect(() => table.setSchema(schema), [table, schema]);
  const [given] = useState(() => ({ [cityKind.idPattern.test(text) ? idKey : 'cities']: text }));
  if (table.columns.length === 0) return null;
  return <AddDialog table={table} from={null} given={given} onAdded={onMade} onClose={onClose} />;
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

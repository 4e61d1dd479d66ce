import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Edit } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { formatHint } from '../field-values/format-hint.ts';
import { withNewCities } from '../field-values/new-city.ts';
import { type NewCityRule, withNewCityRules } from '../field-values/new-city-rule.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { cityRuleTable } from '../table-model/city-table.ts';
import { tableOf } from '../table-model/open-tables.ts';
import type { Table } from '../table-model/table.ts';
import { entryPath, idKey } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './AddDialog.module.css';
import { LabelledRow } from './LabelledRow.tsx';
import { NewCities } from './NewCities.tsx';
import { newEntry, textsOfEntry } from './new-entry.ts';

interface Props {
  table: Table;
  /** The entry to begin from; null: an empty one. */
  from: string | null;
  /** What stands in its fields at first, by column; the id by `idKey`. */
  given?: Readonly<Record<string, string>>;
  /** What becomes of the step; left out: it is made at once. */
  make?: (made: NewCityRule) => Promise<ClientError | null>;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** A new entry by hand: all of its fields in one place, made as one step. */
export const AddDialog = observer(function AddDialog(props: Props) {
  const { table, from, given = nothing, make, onAdded, onClose } = props;
  const say = useWords(tableWords);
  const text = useText();
  const { kind, draftStore, byId } = table;
  const [fresh, setFresh] = useState<readonly string[]>([]);
  // A rule that is not there yet: it comes with the entry that has it.
  const [rules, setRules] = useState<readonly NewCityRule[]>([]);
  const columns = table.columns.map((column) => withNewCityRules(withNewCities(column, fresh), rules));
  const base = from === null ? kind.blank() : byId.get(from)?.entry;
  const [id, setId] = useState(given[idKey] ?? '');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => ({
    ...textsOfEntry(columns, base),
    ...given,
  }));
  // What was told as wrong is told until it is right.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set(Object.keys(given)));
  const now = newEntry(table, columns, id, base, texts);
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
  const one = kind.one[draftStore.language];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = now;
    setTold(new Set(made.faults.keys()));
    if (made.faults.size > 0) return;
    const named = columns.flatMap(({ key, field }) => (field?.names === 'cityRule' ? [texts[key]] : []));
    const edits: Edit[] = [
      ...rules.filter((one) => named.includes(one.id)).flatMap((one) => one.edits),
      ...made.newCities,
      { do: 'set', file: kind.file, path: entryPath(kind, made.id), value: made.entry },
    ];
    const refused = await (make ? make({ id: made.id, entry: made.entry, edits }) : draftStore.edit(edits));
    if (refused) return;
    if (!make) {
      table.clearFilters();
      table.goTo({ id: made.id, key: idKey });
    }
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
              hint={formatHint(field) ?? undefined}
              more={
                field.names === 'city' ? (
                  <NewCities edits={now.newCities} />
                ) : field.names === 'cityRule' && (faults.has(key) || !texts[key]) ? (
                  <button
                    type="button"
                    className={styles.more}
                    onClick={({ currentTarget }) => {
                      ruleInput.current = currentTarget.parentElement?.querySelector('input') ?? null;
                      setRuleFor(key);
                    }}
                  >
                    {say('newRule')}
                  </button>
                ) : undefined
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
        <NewCityRuleDialog
          text={texts[ruleFor] ?? ''}
          make={async (rule) => {
            setRules([...rules.filter(({ id: one }) => one !== rule.id), rule]);
            write(ruleFor, rule.id);
            return null;
          }}
          onClose={() => setRuleFor(null)}
        />
      )}
    </>
  );
});

const nothing: Readonly<Record<string, string>> = {};

interface NewRuleProps {
  /** What was looked for among the rules: its cities, or its name. */
  text: string;
  make: (rule: NewCityRule) => Promise<ClientError | null>;
  onClose: () => void;
}

/** A rule for who is to have one that there is not: it is made with the step that gives it to them. */
export const NewCityRuleDialog = observer(function NewRuleDialog({ text, make, onClose }: NewRuleProps) {
  const table = tableOf(useDraftStore(), cityRuleTable);
  const schema = useSchema(cityRuleTable.file);
  useEffect(() => table.setSchema(schema), [table, schema]);
  const [given] = useState((): Record<string, string> => {
    if (text === '' || table.byId.has(text)) return {};
    return { [cityRuleTable.idPattern.test(text) ? idKey : 'cities']: text };
  });
  if (table.columns.length === 0) return null;
  return (
    <AddDialog table={table} from={null} given={given} make={make} onAdded={() => {}} onClose={onClose} />
  );
});

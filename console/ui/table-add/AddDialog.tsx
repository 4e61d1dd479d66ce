import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { NewCityRule } from '../field-values/new-city-rule.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { cityRuleTable } from '../table-model/city-table.ts';
import { tableOf } from '../table-model/open-tables.ts';
import type { Table } from '../table-model/table.ts';
import { idKey } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './AddDialog.module.css';
import { LabelledRow } from './LabelledRow.tsx';
import { LikeField } from './LikeField.tsx';
import { NewEntryField } from './NewEntryField.tsx';
import { type CreatedEntry, type NewEntryForm, type Texts, useNewEntry } from './use-new-entry.ts';

interface Props {
  table: Table;
  /** The id of the entry to copy at first; null: an empty entry. */
  from: string | null;
  /** The initial texts of fields. */
  initialTexts?: Texts;
  /** Writes the created entry; omitted: it is one step of the draft, and the table shows it. */
  write?: (created: CreatedEntry) => Promise<ClientError | null>;
  onAdded: (id: string) => void;
  onClose: () => void;
}

const noTexts: Texts = {};

/** A new entry by hand: all of its fields in one form, created as one step. */
export const AddDialog = observer(function AddDialog(props: Props) {
  const { table, initialTexts = noTexts, write = addToTable(table), onAdded, onClose } = props;
  const say = useWords(tableWords);
  const [likeText, setLike] = useState(props.from ?? '');
  const like = table.kind.readId(likeText);
  const from = table.byId.has(like) ? like : null;
  const form = useNewEntry(table, from, initialTexts);
  const newRule = useNewRuleField();
  const one = table.kind.one[table.draftStore.language];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (from === null && like !== '') return;
    const created = form.create();
    if (!created || (await write(created))) return;
    onAdded(created.id);
    onClose();
  };
  return (
    <>
      <Dialog
        title={from === null ? say('addTitle', { one }) : say('duplicateTitle', { id: from, one })}
        onClose={onClose}
      >
        <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={submitFromSelect}>
          <IdField table={table} form={form} />
          <LikeField table={table} text={likeText} left={form.left} onText={setLike} />
          {form.columns.map((column) => (
            <NewEntryField key={column.key} form={form} column={column} onNewRule={newRule.open} />
          ))}
          <DialogButtons onCancel={onClose}>
            <button type="submit" className="primary">
              {say('create')}
            </button>
          </DialogButtons>
        </form>
      </Dialog>
      {newRule.key !== null && (
        <NewCityRuleDialog
          text={form.texts[newRule.key] ?? ''}
          write={async (rule) => {
            form.addRule(newRule.key ?? '', rule);
            return null;
          }}
          onClose={newRule.close}
        />
      )}
    </>
  );
});

/** Enter in a text submits its form by itself; in a select it would only open the list. */
function submitFromSelect(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const addToTable =
  (table: Table) =>
  async ({ id, edits }: CreatedEntry): Promise<ClientError | null> => {
    const refused = await table.draftStore.edit(edits);
    if (refused) return refused;
    table.clearFilters();
    table.goTo({ id, key: idKey });
    return null;
  };

/** The field for which a city rule is being made. When its dialog closes, the focus returns to the field. */
function useNewRuleField() {
  const [key, setKey] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that opened the dialog may be gone by now.
    if (key === null) input.current?.focus();
  }, [key]);
  return {
    key,
    open: (opened: string, button: HTMLElement) => {
      input.current = button.parentElement?.querySelector('input') ?? null;
      setKey(opened);
    },
    close: () => setKey(null),
  };
}

const IdField = observer(function IdField({ table, form }: { table: Table; form: NewEntryForm }) {
  const { kind, draftStore } = table;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <LabelledRow label={kind.one[draftStore.language]} fault={form.faults.get(idKey)} hint={kind.idHint}>
      {(shared) => (
        <input
          ref={input}
          {...shared}
          value={form.id}
          autoComplete="off"
          onChange={(event) => form.setId(event.target.value)}
        />
      )}
    </LabelledRow>
  );
});

interface NewRuleProps {
  /** The text of the field for which the rule is made: its cities, or its id. */
  text: string;
  write: (rule: NewCityRule) => Promise<ClientError | null>;
  onClose: () => void;
}

/**
 * A new city rule, written in the same step as the entry that names it. In place of a rule it begins as a copy of that
 * one, which other entries may have, too.
 */
export const NewCityRuleDialog = observer(function NewCityRuleDialog({ text, write, onClose }: NewRuleProps) {
  const table = tableOf(useDraftStore(), cityRuleTable);
  const schema = useSchema(cityRuleTable.file);
  useEffect(() => table.setSchema(schema), [table, schema]);
  const [from] = useState(() => (table.byId.has(text) ? text : null));
  const [initialTexts] = useState((): Texts => {
    if (from !== null) return { [idKey]: idOfCopy(from, (id) => table.byId.has(id)) };
    if (text === '') return {};
    return { [cityRuleTable.idPattern.test(text) ? idKey : 'cities']: text };
  });
  if (table.columns.length === 0) return null;
  return (
    <AddDialog
      table={table}
      from={from}
      initialTexts={initialTexts}
      write={write}
      onAdded={() => {}}
      onClose={onClose}
    />
  );
});

/** `chengdu-download-2`: an id that nothing has yet; the operator may give another one. */
function idOfCopy(id: string, isTaken: (id: string) => boolean): string {
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (isTaken(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

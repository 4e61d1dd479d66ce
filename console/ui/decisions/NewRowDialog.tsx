import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { MissingOfRow } from '../decision-rows/MissingOfRow.tsx';
import { emptyResult, isWhole, ResultFields } from '../decision-rows/ResultFields.tsx';
import { insertRow, newRowId } from '../decision-rows/row-edits.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { factsOfTable, useFactName } from '../decision-rows/use-columns.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { ConditionRow } from '../value-form/ConditionRow.tsx';

interface Props {
  table: ListedTable;
  rows: readonly TableRow[];
  scope: ValueScope;
  /** The row before which it is put at first. */
  at: number;
  /** @param index - of the new row */
  onAdded: (index: number) => void;
  onClose: () => void;
}

/** A new row: everything is chosen before it is there, because a row without conditions would decide for everybody. */
export const NewRowDialog = observer(function NewRowDialog(props: Props) {
  const { table, rows, scope, onAdded, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const nameOf = useFactName();
  const missingId = useId();
  const [note, setNote] = useState('');
  const [at, setAt] = useState(props.at);
  // A condition without a value yet is undefined.
  const [when, setWhen] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [result, setResult] = useState(() => emptyResult(table, scope));
  const facts = factsOfTable(table, scope);
  const change = (fact: string, value: unknown) => setWhen(new Map([...when, [fact, value]]));
  const given = [...when].filter(([, value]) => value !== undefined);
  const withoutValue = [...when.keys()].filter((fact) => when.get(fact) === undefined);
  const canAdd = when.size > 0 && withoutValue.length === 0 && isWhole(result);
  const add = async () => {
    if (!canAdd) return;
    const id = newRowId(table, rows);
    const row = { id, ...(note.trim() && { note: note.trim() }), when: Object.fromEntries(given), ...result };
    if (await draftStore.edit(insertRow(table, rows, at, row))) return;
    onAdded(at);
  };
  return (
    <Dialog title={say('addRow').replace(/…$/, '')} onClose={onClose}>
      <div className={styles.form}>
        <label className={styles.labelled}>
          {say('note')}
          <input value={note} maxLength={600} onChange={({ target }) => setNote(target.value)} />
        </label>
        <section className={styles.section}>
          <h3>{say('conditions')}</h3>
          {[...when].map(([fact, value]) => (
            <ConditionRow
              key={fact}
              fact={fact}
              name={nameOf(fact, facts.get(fact))}
              node={facts.get(fact) ?? {}}
              value={value}
              scope={scope}
              at={null}
              onChange={(made) => change(fact, made)}
              onRemove={() => setWhen(new Map([...when].filter(([one]) => one !== fact)))}
            />
          ))}
          <select
            aria-label={say('addFact')}
            value=""
            onChange={({ target }) => target.value !== '' && change(target.value, undefined)}
          >
            <option value="">{say('addFact')}…</option>
            {[...facts]
              .filter(([fact]) => !when.has(fact))
              .map(([fact, node]) => (
                <option key={fact} value={fact}>
                  {nameOf(fact, node)}
                </option>
              ))}
          </select>
        </section>
        <section className={styles.section}>
          <h3>{say('leadsTo')}</h3>
          <ResultFields table={table} scope={scope} result={result} onChange={setResult} />
        </section>
        <label className={styles.labelled}>
          {say('place')}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {rows.map(({ index, value: own, id }) => (
              <option key={index} value={index}>
                {say('before', { number: index + 1, name: rowName(own, draftStore) || id })}
              </option>
            ))}
            <option value={rows.length}>{say('atEnd')}</option>
          </select>
        </label>
      </div>
      <DialogButtons onCancel={onClose}>
        <MissingOfRow
          id={missingId}
          {...{ table, result }}
          conditionCount={when.size}
          withoutValue={withoutValue.map((fact) => nameOf(fact, facts.get(fact)))}
        />
        <button
          type="button"
          className="primary"
          disabled={!canAdd}
          aria-describedby={missingId}
          onClick={() => void add()}
        >
          {say('add')}
        </button>
      </DialogButtons>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { removeCondition, setCondition } from '../decision-rows/row-edits.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { rowPath } from '../decision-rows/table-rows.ts';
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
  scope: ValueScope;
  row: TableRow | undefined;
  fact: string;
  onAll: () => void;
  onClose: () => void;
}

/** One condition of a row, in the place of its cell. */
export const ConditionDialog = observer(function ConditionDialog(props: Props) {
  const { table, scope, row, fact, onAll, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const nameOf = useFactName();
  if (!row) return null;
  const node = factsOfTable(table, scope).get(fact) ?? {};
  const name = nameOf(fact, node);
  const isSet = row.when[fact] !== undefined;
  return (
    <Dialog title={say('condition', { fact: name, number: row.index + 1 })} keeps onClose={onClose}>
      {row.note && <p className={styles.soft}>{row.note}</p>}
      <ConditionRow
        fact={fact}
        name={name}
        node={node}
        value={row.when[fact]}
        scope={scope}
        at={{ file: table.file, path: [...rowPath(table, row.index), 'when', fact] }}
        onChange={(made) => void draftStore.edit(setCondition(table, row.index, fact, made))}
      />
      <DialogButtons isOnlyClosed onCancel={onClose}>
        <button type="button" onClick={onAll}>
          {say('allOfRow')}
        </button>
        {isSet && (
          <button
            type="button"
            onClick={() => {
              onClose();
              void draftStore.edit(removeCondition(table, row.index, fact));
            }}
          >
            {say('removeCondition')}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
});

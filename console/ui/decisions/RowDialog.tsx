import { observer } from 'mobx-react-lite';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { member } from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { rowPath, type TableRow } from '../decision-rows/table-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { ConditionFields } from '../value-form/ConditionFields.tsx';
import { ValueFields } from '../value-form/ValueFields.tsx';
import { FlagSetFields } from './FlagSetFields.tsx';

interface Props {
  table: ListedTable;
  value: unknown;
  /** Null: what happens where no row matches. */
  row: TableRow | null;
  onClose: () => void;
}

/** What a row is for: it changes nothing for visitors. */
const aboutRow: readonly string[] = ['note', 'id'];
const exceptAbout = ({ properties = {} }: SchemaNode): string[] =>
  Object.keys(properties).filter((key) => !aboutRow.includes(key));

/** Everything about a row: its conditions, what it leads to, its note and its name. */
export const RowDialog = observer(function RowDialog({ table, value, row, onClose }: Props) {
  const say = useWords(decisionsWords);
  const path = row ? rowPath(table, row.index) : [...table.path, 'otherwise'];
  const node = row ? table.row : (table.node.properties?.otherwise ?? {});
  const own = row ? row.value : member(value, 'otherwise');
  const fields = { path, value: own, kind: '', keys: [] };
  const when = node.properties?.when;
  const draftStore = useDraftStore();
  const title = row
    ? say('rowNamed', { number: row.index + 1, name: rowName(row.value, draftStore) || row.id })
    : say('otherwise');
  const close = () => {
    // A text that is being typed is written when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  };
  return (
    <Dialog title={title} keeps onClose={close}>
      <div className={styles.form}>
        {row && when && (
          <section className={styles.section}>
            <h3>{say('conditions')}</h3>
            <ConditionFields node={when} path={[...path, 'when']} value={row.when} none="noRowCondition" />
          </section>
        )}
        <section className={styles.section}>
          <h3>{say('leadsTo')}</h3>
          {node.properties?.set && (
            <FlagSetFields node={node.properties.set} path={[...path, 'set']} value={member(own, 'set')} />
          )}
          <ValueFields {...fields} node={node} except={['when', 'set', ...aboutRow]} />
        </section>
        <section className={styles.section}>
          <h3>{say('aboutRow')}</h3>
          <ValueFields {...fields} node={{ ...node, oneOf: [] }} except={exceptAbout(node)} />
        </section>
      </div>
      <DialogButtons isOnlyClosed onCancel={close} />
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useText } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import styles from './ColumnHelp.module.css';

/** A description of each column, in a line. */
export const ColumnHelp = observer(function ColumnHelp({ table }: { table: Table }) {
  const text = useText();
  return (
    <dl className={styles.list}>
      {table.columns.map(({ key, head, field }) =>
        field?.about ? (
          <div key={key} className={styles.one}>
            <dt>{text(head)}</dt>
            <dd>{text(field.about)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
});

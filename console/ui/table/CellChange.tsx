import { observer } from 'mobx-react-lite';
import { cityRuleName, cityRulesAbout } from '../fields/city-rule-about.ts';
import { FieldChangeNote } from '../fields/FieldChangeNote.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { cellChange, isNewRow, putCellBack } from '../table-model/cell-change.ts';
import type { Table } from '../table-model/table.ts';
import { cellText, isIdColumn } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './TableView.module.css';

/**
 * Below the table: the old value of a changed active cell, or what the city rule in it does; otherwise the keyboard
 * shortcuts.
 */
export const CellChange = observer(function CellChange({
  table,
  onDone,
}: {
  table: Table;
  onDone: () => void;
}) {
  const say = useWords(tableWords);
  const text = useText();
  const { active, view, columns } = table;
  // Nothing is shown for a row that the filters hide.
  const row = active && view.find(({ id }) => id === active.id);
  const column = active && columns.find(({ key }) => key === active.key);
  const change = row && column && cellChange(table, row, column);
  if (change && column.field) {
    const name = `${row.id} ${text(column.head)}`;
    return (
      <p className={styles.help}>
        <strong>{name}</strong>
        <FieldChangeNote
          field={column.field}
          label={name}
          change={change}
          keyName={putBackKeyName}
          onPutBack={() => {
            putCellBack(table, row, column);
            onDone();
          }}
        />
      </p>
    );
  }
  const rule = row && column?.field?.names === 'cityRule' ? cellText(row, column) : '';
  const about = rule === '' ? undefined : cityRulesAbout(table.draftStore).get(rule);
  if (about) {
    return (
      <p className={styles.help}>
        <strong>{cityRuleName(table.draftStore, rule)}</strong>
        <span>{about}</span>
      </p>
    );
  }
  const isNew = row && column && isIdColumn(column) && isNewRow(table, row);
  if (row && column?.derived) {
    return (
      <p className={styles.help}>
        <strong>{`${row.id} ${text(column.head)}`}</strong>
        <span>{text(column.derived.about)}</span>
      </p>
    );
  }
  return <p className={styles.help}>{isNew ? say('newRow', { id: row.id }) : say('help')}</p>;
});

const putBackKeyName = 'Alt+Backspace';

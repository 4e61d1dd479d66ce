import { observer } from 'mobx-react-lite';
import type { HTMLAttributes } from 'react';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import type { Problem } from '../../api/index.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { describeStanding } from '../decision-rows/describe-standing.ts';
import type { ShownStanding } from '../decision-rows/row-standings.ts';
import { rowPath, type TableRow } from '../decision-rows/table-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryProblems } from '../entries/EntryProblems.tsx';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { ItemActions } from '../value-form/ItemActions.tsx';

interface Props {
  table: ListedTable;
  row: TableRow;
  /** Its number in the order that is shown. */
  number: number;
  what: string;
  /** All its conditions in words: some columns may be out of sight. */
  sentence: string;
  standing: ShownStanding | null;
  /** What a move that is not made yet would change for it. */
  change: 'better' | 'worse' | null;
  mark: 'isNew' | 'isChanged' | null;
  problems: readonly Problem[];
  count: number;
  grip: HTMLAttributes<HTMLElement>;
  cell: HTMLAttributes<HTMLElement>;
  /** Some cell of the row is the Tab stop of the table: then its buttons follow. */
  isActive: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** A row by its number and note, with what comes to it at its standing. */
export const RowHead = observer(function RowHead(props: Props) {
  const { table, row, number, what, standing, change, mark, problems, count, grip, cell, isActive } = props;
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const name = rowName(row.value, draftStore);
  const say = useWords(decisionsWords);
  const described = standing && describeStanding(standing, language);
  return (
    <th scope="row" className={styles.head}>
      <div className={styles.headLine}>
        <span className={styles.grip} title={say('grip', { what })} {...grip} aria-hidden="true">
          ⠿
        </span>
        <button type="button" className={styles.name} title={props.sentence} {...cell} onClick={props.onEdit}>
          <span className={styles.number}>{number}</span>
          <span>
            {row.note || name || row.id} {(row.note || name) && <small className={styles.id}>{row.id}</small>}
          </span>
        </button>
      </div>
      <p className={styles.marks}>
        {mark && <span className={styles.changed}>{say(mark)}</span>}
        <EntryProblems problems={problems} file={table.file} path={rowPath(table, row.index)} />
        {described && (
          <span className={styles.standing} data-standing={standing.kind} data-change={change ?? undefined}>
            {described}
          </span>
        )}
        {!described && change && (
          <span className={styles.standing} data-standing="clear" data-change={change}>
            {say('clear')}
          </span>
        )}
      </p>
      <div className={styles.actions} data-shown={isActive || undefined}>
        <ItemActions
          what={what}
          canMove={(by) => row.index + by >= 0 && row.index + by < count}
          least={null}
          tabIndex={isActive ? 0 : -1}
          onMove={props.onMove}
          onDuplicate={props.onDuplicate}
          onRemove={props.onRemove}
        />
      </div>
    </th>
  );
});

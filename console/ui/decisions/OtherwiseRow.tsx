import { observer } from 'mobx-react-lite';
import { isObject } from '../../../ops/json/json-values.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import type { GridCell } from '../decision-rows/grid-cells.ts';
import { ReachText } from '../decision-rows/ReachText.tsx';
import { RowResult } from '../decision-rows/RowResult.tsx';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { WhoLink } from './WhoLink.tsx';

interface Props {
  table: ListedTable;
  row: unknown;
  at: GridCell;
  isStop: boolean;
  onFocus: () => void;
  onEdit: () => void;
}

/** What happens where no row matches: always the last line. */
export const OtherwiseRow = observer(function OtherwiseRow(props: Props) {
  const { table, row, at, isStop, onFocus, onEdit } = props;
  const say = useWords(decisionsWords);
  const own = isObject(row) ? row : {};
  return (
    <tr className={styles.otherwise}>
      <th scope="row" className={styles.head}>
        {say('otherwise')}
        {typeof own.note === 'string' && <small className={styles.soft}>{own.note}</small>}
      </th>
      {at.column > 1 && <td colSpan={at.column - 1} />}
      <td className={styles.result}>
        <button
          type="button"
          className={styles.cell}
          data-cell={`${at.row}:${at.column}`}
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
          onClick={onEdit}
        >
          <RowResult row={own} />
        </button>
        <ReachText table={table.id} row="otherwise" />
        <WhoLink table={table.id} row="otherwise" isStop={isStop} />
      </td>
    </tr>
  );
});

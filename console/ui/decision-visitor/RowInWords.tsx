import { observer } from 'mobx-react-lite';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import type { Edit, ExplainInput } from '../../api/index.ts';
import styles from '../decision-rows/Decisions.module.css';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { Ending } from './Ending.tsx';
import { FactConditions } from './FactCondition.tsx';
import { useDecidingRow } from './use-deciding-row.ts';
import type { VisitorCondition } from './visitor-conditions.ts';
import { visitorRowWords } from './visitor-row-words.ts';

interface Props {
  table: ListedTable;
  scope: ValueScope;
  ticked: readonly VisitorCondition[];
  /** The number of the row whose visitors are all that these conditions take; null: they take some, or others. */
  all: number | null;
}

/** For whom a row will be that is not there yet. */
export const RowInWords = observer(function RowInWords({ table, scope, ticked, all }: Props) {
  const say = useWords(visitorRowWords);
  if (ticked.length === 0) return null;
  return (
    <p>
      {say('willDecide')}
      <FactConditions {...{ table, scope }} conditions={ticked} />
      {say('stop')}
      {all !== null && ` ${say('allOfRow', { number: all })}`}
    </p>
  );
});

interface TriedProps {
  table: ListedTable;
  rows: readonly TableRow[];
  input: ExplainInput;
  /** What adds the row, and others with it. */
  edits: Edit[];
}

/** Where the visitor ends once a row is added, as the draft with it decides; and who decides, if the row does not. */
export const TriedRow = observer(function TriedRow({ table, rows, input, edits }: TriedProps) {
  const draftStore = useDraftStore();
  const say = useWords(visitorRowWords);
  const decided = useDecidingRow(input, table, edits)?.decided;
  if (!decided) return null;
  // The others that are added stand for visitors of other hosts.
  const still = rows.find(({ id }) => id === decided.row);
  const isAdded = decided.row !== null && !still;
  return (
    <p role="status" {...(!isAdded && { className: styles.warning })}>
      {isAdded
        ? say('thenEnds')
        : still
          ? say('stillDecides', {
              number: still.index + 1,
              name: rowName(still.value, draftStore) || still.id,
            })
          : say('noneDecides')}
      <Ending decided={decided} />
    </p>
  );
});

import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import type { ExplainInput } from '../../api/index.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { MissingOfRow } from '../decision-rows/MissingOfRow.tsx';
import { emptyResult, isWhole, ResultFields } from '../decision-rows/ResultFields.tsx';
import { insertRows } from '../decision-rows/row-edits.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { factsOfTable } from '../decision-rows/use-columns.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { RequestedPlan } from '../impact/RequestedPlan.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { Ending } from './Ending.tsx';
import { OtherRows, useOtherRows } from './OtherRows.tsx';
import { RowInWords, TriedRow } from './RowInWords.tsx';
import { useDecidingRow } from './use-deciding-row.ts';
import { VisitorConditions } from './VisitorConditions.tsx';
import {
  type RowStart,
  startedConditions,
  type VisitorCondition,
  visitorConditions,
} from './visitor-conditions.ts';

interface Props {
  table: ListedTable;
  rows: readonly TableRow[];
  scope: ValueScope;
  input: ExplainInput;
  /** What the row begins with; left out: what tells the visitor from others of the row that decides now. */
  start?: RowStart;
  title?: string;
  /** What has to be chosen of the visitor first. */
  lacks?: string | null;
  /** What is chosen of the visitor and the table. */
  children: ReactNode;
  /** @param index - of the new row */
  onAdded: (index: number) => void;
  onClose: () => void;
}

/** A new row from a visitor: before the row that decides for them now, for a part of the visitors of that row. */
export const VisitorRowDialog = observer(function VisitorRowDialog(props: Props) {
  const { table, rows, scope, input, start, title, lacks = null, children, onAdded, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const missingId = useId();
  const response = useDecidingRow(input, table);
  const decided = response?.decided ?? null;
  const [result, setResult] = useState(() => start?.result ?? emptyResult(table, scope));
  // What the operator has ticked or unticked; everything else is as it is offered.
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const deciding = decided ? rows[decided.index] : undefined;
  const facts = factsOfTable(table, scope);
  const known = decided ? visitorConditions(input, decided, rows, facts, scope) : [];
  const offered = start && decided ? startedConditions(known, deciding, facts, start) : known;
  const beside = useOtherRows(start?.others ?? [], { table, rows, scope, input });
  const isTicked = ({ fact, part }: VisitorCondition) => ticks.get(fact) ?? part !== 'other';
  const ticked = offered.filter(isTicked);
  const within = offered.filter(({ part }) => part === 'deciding');
  const isAllOfRow = within.length > 0 && within.every(isTicked) && ticked.length === within.length;
  const whenOf = (conditions: readonly VisitorCondition[]) =>
    Object.fromEntries(conditions.filter(isTicked).map(({ fact, value }) => [fact, value]));
  const canAdd =
    lacks === null && decided !== null && beside.places !== null && ticked.length > 0 && isWhole(result);
  const editsOf = (index: number) =>
    insertRows(
      table,
      rows,
      [{ at: index, conditions: offered }, ...(beside.places ?? [])].map(({ at, conditions }) => ({
        at,
        value: { when: whenOf(conditions), ...result },
      })),
    );
  const add = async () => {
    if (!canAdd || response?.version !== draftStore.version) return;
    if (await draftStore.edit(editsOf(decided.index))) return;
    onAdded(decided.index + (beside.places ?? []).filter(({ at }) => at < decided.index).length);
  };
  return (
    <Dialog title={title ?? say('visitorsLike')} onClose={onClose}>
      <div className={styles.form}>
        {children}
        {lacks !== null && <p className={styles.warning}>{lacks}</p>}
        {response && !decided && <p className={styles.warning}>{say('notExplained')}</p>}
        {!response && <p className={styles.soft}>{say('loading')}</p>}
        {decided && (
          <>
            <p>
              {deciding
                ? say('decidesNow', {
                    number: decided.index + 1,
                    name: rowName(deciding.value, draftStore) || deciding.id,
                  })
                : say('otherwiseDecides')}
              {say('sentenceEnd')}
              {say('endsNow')}
              <Ending decided={decided} />
            </p>
            <section className={styles.section}>
              <h3>{say('shallGo')}</h3>
              <ResultFields table={table} scope={scope} result={result} onChange={setResult} />
            </section>
            <VisitorConditions
              table={table}
              scope={scope}
              offered={offered}
              deciding={decided.index + 1}
              isTicked={isTicked}
              onTick={(facts, is) =>
                setTicks(new Map([...ticks, ...facts.map((fact) => [fact, is] as const)]))
              }
            />
            <OtherRows rows={beside} />
            <RowInWords {...{ table, scope, ticked }} all={isAllOfRow ? decided.index + 1 : null} />
            {canAdd && <TriedRow {...{ table, rows, input }} edits={editsOf(decided.index)} />}
            {canAdd && (
              <RequestedPlan
                // That of another row is no plan of this one.
                key={JSON.stringify([draftStore.version, ticked, beside.places, result])}
                ask={() => draftStore.client.trialPlan({ edits: editsOf(decided.index) })}
                cancel={draftStore.client.cancelTrialPlan}
                words={{ ask: say('askPlan'), hide: say('hidePlan'), computing: say('planning') }}
              />
            )}
          </>
        )}
      </div>
      <DialogButtons onCancel={onClose}>
        {decided && (
          <MissingOfRow
            id={missingId}
            {...{ table, result }}
            conditionCount={ticked.length}
            withoutValue={[]}
          />
        )}
        <button
          type="button"
          className="primary"
          disabled={!canAdd}
          aria-describedby={missingId}
          onClick={() => void add()}
        >
          {beside.places?.length
            ? say('addRows', { count: beside.places.length + 1 })
            : deciding && decided
              ? say('addBefore', { number: decided.index + 1 })
              : say('add')}
        </button>
      </DialogButtons>
    </Dialog>
  );
});

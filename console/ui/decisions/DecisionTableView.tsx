import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { focusCell } from '../decision-rows/grid-cells.ts';
import { ReachProvider } from '../decision-rows/reach-context.ts';
import { tableRows, tableValue } from '../decision-rows/table-rows.ts';
import { useColumns } from '../decision-rows/use-columns.ts';
import { useRowReach } from '../decision-rows/use-row-reach.ts';
import { useRowStandings } from '../decision-rows/use-row-standings.ts';
import { useTableScope } from '../decision-rows/use-table-scope.ts';
import { VisitorRow, VisitorRowButton } from '../decision-visitor/VisitorRow.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { hrefOf, useRoute } from '../route/route.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { ValueFields } from '../value-form/ValueFields.tsx';
import { pointerOf, type ValueFormContext, ValueFormProvider } from '../value-form/value-form-context.ts';
import { ConditionDialog } from './ConditionDialog.tsx';
import { DecisionGrid } from './DecisionGrid.tsx';
import { NewRowDialog } from './NewRowDialog.tsx';
import { RowDialog } from './RowDialog.tsx';

/** The dialog that is open: a condition, a row (null: the one for everything else), or a new row. */
type Open = { index: number; fact: string } | { row: number | null } | 'new' | null;

/** `#/decisions/ID?at=ROW`: one decision table. */
export const DecisionTableView = observer(function DecisionTableView({ table }: { table: ListedTable }) {
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const text = useText();
  const { query } = useRoute();
  const [open, setOpen] = useState<Open>(null);
  const [added, setAdded] = useState<{ index: number } | null>(null);
  // After the dialog, which gives the focus back to what had it.
  useEffect(() => {
    if (added) focusCell({ row: added.index, column: 0 });
  }, [added]);
  const file = draftStore.file(table.file);
  const value = tableValue(file?.value, table);
  const rows = tableRows(value);
  const scope = useTableScope(table, rows);
  const columns = useColumns(table, rows, scope);
  const standings = useRowStandings(table, rows);
  const reach = useRowReach();
  const at = query.get('at');
  const isLoaded = file !== undefined;
  useEffect(() => {
    if (isLoaded && at !== null) focusCell({ row: Number(at), column: 0 });
  }, [isLoaded, at]);
  if (!file) return <p>{say('loading')}</p>;
  const context: ValueFormContext = {
    file: table.file,
    tag: 'type',
    scope,
    problems: (draftStore.problems?.problems ?? []).filter((one) => one.file === table.file),
    selected: [],
    Fields: ValueFields,
    select: () => {},
    reselect: () => {},
  };
  const close = () => setOpen(null);
  return (
    <ValueFormProvider value={context}>
      <ReachProvider value={reach}>
        <div className={styles.view}>
          <div className={head.head}>
            <a href={hrefOf(['decisions'])}>← {say('title')}</a>
            <h1>{text(table.title)}</h1>
            <span className="soft">{say('rows', { count: rows.length })}</span>
            <span className={head.space} />
            <VisitorRowButton table={table} />
            <button type="button" onClick={() => setOpen('new')}>
              {say('addRow')}
            </button>
            <a
              className="button"
              href={hrefOf(['files', table.file], {
                at: pointerOf(table.path.length > 0 ? table.path : ['rules']),
              })}
            >
              {say('toText')}
            </a>
          </div>
          <VisitorRow {...{ table, rows, scope }} />
          {draftStore.problems?.isSound === false && <p className={styles.warning}>{say('unknownPlaces')}</p>}
          <DecisionGrid
            {...{ table, value, rows, columns, standings }}
            onCondition={(index, fact) => setOpen({ index, fact })}
            onRow={(row) => setOpen({ row })}
          />
          <p className="soft">
            {say('help')} {!reach.answer && say('counting')}
            {reach.isOld && say('recounting')}
          </p>
        </div>
        {open === 'new' && (
          <NewRowDialog
            {...{ table, rows, scope }}
            at={rows.length}
            onClose={close}
            onAdded={(index) => {
              close();
              setAdded({ index });
            }}
          />
        )}
        {open !== null && open !== 'new' && 'fact' in open && rows[open.index] && (
          <ConditionDialog
            {...{ table, scope }}
            row={rows[open.index]}
            fact={open.fact}
            onAll={() => setOpen({ row: open.index })}
            onClose={close}
          />
        )}
        {open !== null && open !== 'new' && 'row' in open && (
          <RowDialog
            table={table}
            value={value}
            row={open.row === null ? null : (rows[open.row] ?? null)}
            onClose={close}
          />
        )}
      </ReachProvider>
    </ValueFormProvider>
  );
});

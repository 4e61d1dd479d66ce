import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import { useAction } from '../actions/use-action.ts';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { focusCell } from '../decision-rows/grid-cells.ts';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import { decisionTables, type ListedTable } from '../schema-values/decision-tables.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { lastVisitorQuery } from '../visitor/last-visitor.ts';
import { loginOf } from '../visitor/login.ts';
import { VisitorSettings } from '../visitor/VisitorSettings.tsx';
import { queryOf, visitorOf } from '../visitor/visitor.ts';
import { channelStart } from './channel-start.ts';
import { Ending } from './Ending.tsx';
import { useDecidingRow } from './use-deciding-row.ts';
import { VisitorRowDialog } from './VisitorRowDialog.tsx';
import type { RowStart } from './visitor-conditions.ts';

interface Props {
  table: ListedTable;
  rows: readonly TableRow[];
  scope: ValueScope;
}

/** A new row from the visitor in the address, and afterwards where such a visitor ends. */
export const VisitorRow = observer(function VisitorRow({ table, rows, scope }: Props) {
  const draftStore = useDraftStore();
  const { names } = draftStore;
  const { query } = useRoute();
  const say = useWords(decisionsWords);
  const [added, setAdded] = useState<{ input: ExplainInput; row: number } | null>(null);
  const input = visitorOf(query, names);
  const isOpen = query.get('new') === 'visitor';
  // After the dialog, which gives the focus back to what had it.
  useEffect(() => {
    if (!isOpen && added) focusCell({ row: added.row, column: 0 });
  }, [isOpen, added]);
  // From a page that one channel shall be led to: the row begins with that channel, and leads there.
  const go = query.get('go');
  const isOfChannel = query.get('only') === 'channel';
  const kept = { ...(go && { go }), ...(isOfChannel && { only: 'channel' }) };
  const hrefFor = (visitor: ExplainInput, { id }: Pick<ListedTable, 'id'> = table) =>
    hrefOf(['decisions', id], { ...queryOf(visitor, names), ...kept, new: 'visitor' });
  const { channel } = input;
  const start: RowStart | undefined = isOfChannel
    ? channelStart(channel, go, {
        routes: draftStore.file('definitions/routes.json')?.value,
        hosts: draftStore.file('hosts.json')?.value,
      })
    : undefined;
  const close = () => location.replace(hrefOf(['decisions', table.id]));
  return (
    <>
      {added && <Added table={table} input={added.input} />}
      {isOpen && (
        <VisitorRowDialog
          {...{ table, rows, scope, input }}
          {...(start && { start })}
          lacks={isOfChannel && channel === undefined ? say('chooseChannel') : null}
          onAdded={(row) => {
            setAdded({ input, row });
            close();
          }}
          onClose={close}
        >
          <VisitorSettings
            isFolded={!isOfChannel || channel !== undefined}
            input={input}
            login={loginOf(input)}
            onAgain={() => {}}
            onVisitor={(visitor) => location.replace(hrefFor(visitor))}
          />
          <TableChoice table={table} onTable={(chosen) => location.replace(hrefFor(input, chosen))} />
        </VisitorRowDialog>
      )}
    </>
  );
});

const TableChoice = observer(function TableChoice({
  table,
  onTable,
}: {
  table: ListedTable;
  onTable: (table: ListedTable) => void;
}) {
  const say = useWords(decisionsWords);
  const text = useText();
  return (
    <label className={styles.labelled}>
      {say('inTable')}
      <select
        value={table.id}
        onChange={({ target }) => {
          const chosen = decisionTables().find(({ id }) => id === target.value);
          if (chosen) onTable(chosen);
        }}
      >
        {decisionTables()
          .filter(({ isOrdered }) => isOrdered)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {text(title)}
            </option>
          ))}
      </select>
    </label>
  );
});

/** Opens the dialog with the visitor whom the preview showed last. */
export const VisitorRowButton = observer(function VisitorRowButton({ table }: Pick<Props, 'table'>) {
  const { names } = useDraftStore();
  const say = useWords(decisionsWords);
  const open = () => {
    const visitor = visitorOf(lastVisitorQuery(), names);
    navigate(hrefOf(['decisions', table.id], { ...queryOf(visitor, names), new: 'visitor' }));
  };
  useAction('visitorRow', open);
  return (
    <button type="button" onClick={open}>
      {say('visitorsLike')}
    </button>
  );
});

const Added = observer(function Added({ table, input }: { table: ListedTable; input: ExplainInput }) {
  const { names } = useDraftStore();
  const say = useWords(decisionsWords);
  const decided = useDecidingRow(input, table)?.decided;
  return (
    <p className="panel notice good" role="status">
      {decided && (
        <>
          {say('nowGoes')}
          <Ending decided={decided} /> <a href={hrefOf(['see'], queryOf(input, names))}>{say('inPreview')}</a>
        </>
      )}
    </p>
  );
});

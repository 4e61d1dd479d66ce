import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { RequestedPlan } from '../impact/RequestedPlan.tsx';
import { type Say, useText, useWords } from '../language/use-words.ts';
import { fileWords } from '../table-file/file-words.ts';
import type { Table } from '../table-model/table.ts';
import { type CellChange, changingLines, type RowChange, rowChange } from './change-lines.ts';
import styles from './FileImport.module.css';
import type { Paste } from './use-paste.ts';

const mostListed = 30;

/** A scrolling container has to be reachable by the keyboard. */
const scrolls = { tabIndex: 0 };

/** What a paste or a file changes, row by row in words, and whom that would affect, before it is taken. */
export const ChangeList = observer(function ChangeList({ table, paste }: { table: Table; paste: Paste }) {
  const say = useWords(fileWords);
  const { client, version } = table.draftStore;
  const edits = paste.lines.flatMap(({ planned }) => planned.edits);
  const turn = useTurn(edits);
  const changing = changingLines(paste);
  if (changing.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h3>{say('changes')}</h3>
      <ul className={styles.list} {...scrolls} aria-label={say('changes')}>
        {changing.slice(0, mostListed).map((line) => (
          <li key={line.at}>
            <Change change={rowChange(table, paste, line)} one={table.kind.one[table.draftStore.language]} />
          </li>
        ))}
        {changing.length > mostListed && <li>{say('more', { count: changing.length - mostListed })}</li>}
      </ul>
      {/* That of other edits is no plan of these. */}
      <RequestedPlan
        key={`${version} ${turn}`}
        ask={() => client.trialPlan({ edits })}
        cancel={client.cancelTrialPlan}
        words={{ ask: say('askPlan'), hide: say('hidePlan'), computing: say('planning') }}
      />
    </section>
  );
});

const Change = observer(function Change({ change, one }: { change: RowChange; one: string }) {
  const say = useWords(fileWords);
  const text = useText();
  const { id, line, isNew, cells } = change;
  const cellsText = cells
    .map((cell) => wordsOf(cell, text(cell.column.head), isNew, say))
    .join(say('between'));
  return (
    <>
      {isNew ? <strong>{say('added', { one, id })}</strong> : <strong>{id}</strong>}{' '}
      <small className={styles.soft}>{say('line', { line })}</small>
      {cells.length > 0 && say('addedWith', { values: cellsText })}
    </>
  );
});

function wordsOf(
  { before, after }: CellChange,
  name: string,
  isNew: boolean,
  say: Say<typeof fileWords>,
): string {
  if (isNew) return say('value', { name, value: after });
  return say('changed', { name, before: before || say('none'), after: after || say('none') });
}

/** Counts the lists of other items; rows that were parsed again are the same where they say the same. */
function useTurn(items: readonly unknown[]): number {
  const last = useRef({ items, turn: 0 });
  const { items: before, turn } = last.current;
  if (before.length === items.length && before.every((one, at) => one === items[at])) return turn;
  const isSame = JSON.stringify(before) === JSON.stringify(items);
  last.current = { items, turn: isSame ? turn : turn + 1 };
  return last.current.turn;
}

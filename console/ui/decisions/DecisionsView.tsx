import { observer } from 'mobx-react-lite';
import styles from '../decision-rows/Decisions.module.css';
import { decisionsWords } from '../decision-rows/decisions-words.ts';
import { ruleCount, tableValue } from '../decision-rows/table-rows.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { unwrittenWithin } from '../draft-store/unwritten-texts.ts';
import entries from '../entries/EntriesView.module.css';
import { EntryChangeMark } from '../entries/EntryChangeMark.tsx';
import { EntryProblems } from '../entries/EntryProblems.tsx';
import { useRovingList } from '../focus/use-roving-list.ts';
import { useText, useWords } from '../language/use-words.ts';
import { NoSuchEntry } from '../layout/NoSuchEntry.tsx';
import head from '../layout/ViewHeader.module.css';
import { hrefOf } from '../route/route.ts';
import { decisionTables, tableWithId } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import { isWithin } from '../value-form/value-form-context.ts';
import { DecisionTableView } from './DecisionTableView.tsx';

/** `#/decisions`: every decision table of the config; `#/decisions/ID`: one of them. */
export const DecisionsView = observer(function DecisionsView({ id }: { id: string | null }) {
  if (id === null) return <DecisionList />;
  const table = tableWithId(id);
  if (!table?.isOrdered) return <NoSuchEntry id={id} list={hrefOf(['decisions'])} />;
  return <DecisionTableView key={id} table={table} />;
});

const DecisionList = observer(function DecisionList() {
  const draftStore = useDraftStore();
  const say = useWords(decisionsWords);
  const text = useText();
  const tables = decisionTables();
  const { listProps, entryProps } = useRovingList(
    'decisions',
    tables.map(({ id }) => id),
    null,
  );
  const problems = draftStore.problems?.problems ?? [];
  return (
    <div className={styles.listView}>
      <div className={head.head}>
        <h1>{say('title')}</h1>
        <span className="soft">{say('about')}</span>
      </div>
      <nav className={styles.list} aria-label={say('title')} {...listProps}>
        <ul className={styles.tables}>
          {tables.map((table) => {
            const { id, file, path, title, isOrdered } = table;
            const value = tableValue(draftStore.file(file)?.value, table);
            const count = ruleCount(value);
            const own = problems.filter(
              (one) => one.file === file && isWithin(one.pointer.split('/').slice(1), path),
            );
            return (
              <li key={id}>
                <a {...entryProps(id)} className={entries.link} href={tableHref(table)}>
                  <strong>{text(title)}</strong> <small className={styles.id}>{file}</small>
                  <span className={entries.name}>
                    {isOrdered ? say('rows', { count }) : `${say('rules', { count })} · ${say('named')}`}
                  </span>
                  <EntryChangeMark entryPath={{ file, path: [...path] }} entry={value} />
                  <EntryProblems problems={own} file={file} path={path} />
                  {own.length === 0 &&
                    unwrittenWithin(draftStore, file, path).length === 0 &&
                    draftStore.problems && <span className={entries.name}>{say('noProblems')}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
});

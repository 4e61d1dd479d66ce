import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SearchResult } from '../../api/index.ts';
import type { Action } from '../actions/actions.ts';
import { useText, useWords } from '../language/use-words.ts';
import { type Found, keyOf } from './found.ts';
import styles from './SearchBox.module.css';
import { searchWords } from './search-words.ts';
import { useResultNames } from './use-result-names.ts';

export const resultListId = 'found';
export const resultOptionId = (index: number): string => `${resultListId}-${index}`;

interface Props {
  /** The number of results, in words. */
  summary: string;
  results: readonly Found[];
  /** The number of further results: loaded by the option behind the last result. */
  more: number;
  /** The index of the highlighted option, which Enter opens. */
  at: number;
  onChoose: (index: number) => void;
}

/** The results, grouped by kind. */
export const SearchResults = observer(function SearchResults({
  summary: text,
  results,
  more,
  at,
  onChoose,
}: Props) {
  const say = useWords(searchWords);
  useEffect(() => {
    // An arrow without braces would return the result, now a promise, which React would take for a clean-up function.
    document.getElementById(resultOptionId(at))?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return (
    <div className={styles.panel}>
      <p className={styles.count} aria-hidden="true">
        {text}
      </p>
      {results.length > 0 && (
        <div role="listbox" id={resultListId} aria-label={say('title')} tabIndex={-1} className={styles.list}>
          {kinds.map((kind) => (
            <fieldset key={kind} className={styles.group} aria-label={say(kind)}>
              <div className={styles.kind} aria-hidden="true">
                {say(kind)}
              </div>
              {results.map((one, index) =>
                one.kind === kind ? (
                  <OneFound
                    key={keyOf(one)}
                    found={one}
                    index={index}
                    isMarked={index === at}
                    onChoose={onChoose}
                  />
                ) : null,
              )}
            </fieldset>
          ))}
          {more > 0 && (
            <div
              id={resultOptionId(results.length)}
              role="option"
              tabIndex={-1}
              aria-selected={at === results.length}
              className={`${styles.found} ${styles.more}`}
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => onChoose(results.length)}
            >
              {say('more', { count: more })}
            </div>
          )}
        </div>
      )}
    </div>
  );
});

const OneFound = observer(function OneFound({
  found,
  index,
  isMarked,
  onChoose,
}: {
  found: Found;
  index: number;
  isMarked: boolean;
  onChoose: (index: number) => void;
}) {
  return (
    <div
      id={resultOptionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={styles.found}
      // The input keeps the focus: a blur would close the list before the press has ended.
      onPointerDown={(event) => event.preventDefault()}
      onPointerUp={() => onChoose(index)}
    >
      {found.kind === 'action' ? <ActionName action={found.action} /> : <EntryNames found={found} />}
    </div>
  );
});

const ActionName = observer(function ActionName({ action }: { action: Action }) {
  const text = useText();
  return <strong className={styles.id}>{text(action.name)}</strong>;
});

const EntryNames = observer(function EntryNames({ found }: { found: SearchResult }) {
  const { title, others } = useResultNames(found);
  return (
    <>
      <strong className={styles.id}>{title}</strong>
      <span className={styles.names}>{others.join(' · ')}</span>
      <span className={styles.place}>
        {found.file}:{found.line}
      </span>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Found } from '../../api.ts';
import { useWords } from '../words.ts';
import styles from './FindView.module.css';
import { findWords } from './find-words.ts';

interface Props {
  text: string;
  count: number;
  results: readonly Found[];
  /** The one that Enter opens. */
  at: number;
  onOpen: (index: number) => void;
}

export const FindResults = observer(function FindResults({ text, count, results, at, onOpen }: Props) {
  const say = useWords(findWords);
  useEffect(() => {
    // Of an arrow without braces React would take what comes back, a promise by now, for its clean-up.
    document.getElementById(`found-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const told =
    results.length < count ? say('best', { count, shown: results.length }) : say('count', { count });
  return (
    <>
      <p className={styles.count} role="status">
        {count === 0 ? say('nothing', { text }) : told}
      </p>
      <div role="listbox" id="found" aria-label={say('title')} tabIndex={-1} hidden={count === 0}>
        {kinds.map((kind) => (
          <fieldset key={kind} className={styles.group} aria-label={say(kind)}>
            <div className={styles.kind} aria-hidden="true">
              {say(kind)}
            </div>
            {results.map((one, index) =>
              one.kind === kind ? (
                <OneFound
                  key={`${one.file}${one.pointer}`}
                  found={one}
                  index={index}
                  isMarked={index === at}
                  onOpen={onOpen}
                />
              ) : null,
            )}
          </fieldset>
        ))}
      </div>
    </>
  );
});

function OneFound({
  found: { id, names, file, line },
  index,
  isMarked,
  onOpen,
}: {
  found: Found;
  index: number;
  isMarked: boolean;
  onOpen: (index: number) => void;
}) {
  return (
    <div
      id={`found-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={styles.found}
      onPointerUp={() => onOpen(index)}
    >
      <strong className={styles.id}>{id}</strong>
      <span className={styles.names}>
        {names
          .filter((name) => name !== id)
          .slice(0, 6)
          .join(' · ')}
      </span>
      <span className={styles.place}>
        {file}:{line}
      </span>
    </div>
  );
}

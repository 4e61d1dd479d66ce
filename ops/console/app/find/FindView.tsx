import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { goTo, useRoute } from '../route.ts';
import { useWords } from '../words.ts';
import { FindResults } from './FindResults.tsx';
import { FindStart } from './FindStart.tsx';
import styles from './FindView.module.css';
import { findWords } from './find-words.ts';
import { placeFound } from './place-found.ts';
import { keepRecent } from './recent.ts';
import { useFound } from './use-found.ts';

/** One search over everything; arrows choose, Enter opens. */
export const FindView = observer(function FindView() {
  const say = useWords(findWords);
  const asked = useRoute().query.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useFound(text);
  useEffect(() => {
    setText(asked);
    input.current?.focus();
  }, [asked]);
  // Grouped by kind, the kind of the best result first.
  const results = grouped(found?.answer.found ?? []);
  const open = (index: number) => {
    const one = results[index];
    if (!one) return;
    const href = placeFound(one);
    keepRecent({
      href,
      name: one.names[0] && one.kind !== 'channel' ? `${one.names[0]} (${one.id})` : one.id,
      kind: one.kind,
    });
    goTo(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setAt(Math.max(0, Math.min(results.length - 1, at + by)));
    } else if (event.key === 'Enter' && found?.text === text) open(at);
  };
  const isShown = results.length > 0;
  return (
    <div className={styles.view}>
      <h1 className="unseen">{say('title')}</h1>
      <input
        ref={input}
        type="text"
        className={styles.input}
        role="combobox"
        aria-label={say('label')}
        aria-expanded={isShown}
        aria-controls="found"
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `found-${at}` : undefined}
        aria-describedby="find-hint"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.hint} id="find-hint">
        {say('hint')}
      </p>
      {text.trim() === '' ? (
        <FindStart />
      ) : found ? (
        <FindResults text={found.text} count={found.answer.count} results={results} at={at} onOpen={open} />
      ) : (
        <p className={styles.count}>{say('searching')}</p>
      )}
    </div>
  );
});

function grouped<One extends { kind: string }>(all: readonly One[]): One[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

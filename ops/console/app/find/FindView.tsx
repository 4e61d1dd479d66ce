import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useWords } from '../words.ts';
import { FindStart } from './FindStart.tsx';
import styles from './FindView.module.css';
import { findWords } from './find-words.ts';
import { focusSearch } from './focus-search.ts';

/** `#/`: where one begins. The search itself stands in the head of every view. */
export const FindView = observer(function FindView() {
  const say = useWords(findWords);
  useEffect(focusSearch, []);
  return (
    <div className={styles.view}>
      <h1>{say('title')}</h1>
      <p className={styles.hint}>{say('hint')}</p>
      <FindStart />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useWords } from '../language/use-words.ts';
import { focusSearch } from './focus-search.ts';
import { SearchStart } from './SearchStart.tsx';
import styles from './SearchView.module.css';
import { searchWords } from './search-words.ts';

/** `#/`: the start view. The search box itself is in the header of every view. */
export const SearchView = observer(function SearchView() {
  const say = useWords(searchWords);
  useEffect(focusSearch, []);
  return (
    <div className={styles.view}>
      <h1>{say('title')}</h1>
      <p className={styles.hint}>{say('hint')}</p>
      <SearchStart />
    </div>
  );
});

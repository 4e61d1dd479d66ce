import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import type { Text } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { searchBoxId } from './focus-search.ts';
import styles from './SearchBox.module.css';
import { resultListId, resultOptionId, SearchResults } from './SearchResults.tsx';
import { searchWords } from './search-words.ts';
import { useSearch } from './use-search.ts';

/** The search over everything, by the ARIA pattern of a combobox: results appear below while typing. */
export const SearchBox = observer(function SearchBox({
  views,
}: {
  /** Those that it can open. */
  views: readonly { id: string; title: Text }[];
}) {
  const say = useWords(searchWords);
  const search = useSearch(views);
  const { text, found, results, count, more, at, isShown } = search;
  const cameFrom = useRef<EventTarget | null>(null);
  const hasOptions = isShown && results.length > 0;
  const leave = () => {
    if (text !== '') search.clear();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') search.move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') search.choose(at);
    else if (key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  const sentence = !found
    ? say('searching')
    : count === 0
      ? say('nothing', { text: found.text })
      : say(results.length === count ? 'count' : more > 0 ? 'best' : 'bestOfMany', {
          count,
          shown: results.length,
        });
  return (
    <search className={styles.search}>
      <input
        id={searchBoxId}
        type="text"
        className={styles.input}
        role="combobox"
        aria-label={say('label')}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? resultListId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasOptions ? resultOptionId(at) : undefined}
        placeholder={say('searchKey')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target, nativeEvent }) =>
          search.type(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => search.type(currentTarget.value, false)}
        onKeyDown={onKeyDown}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
          search.open();
        }}
        onBlur={search.close}
      />
      <p className="unseen" role="status">
        {isShown ? sentence : ''}
      </p>
      {isShown && (
        <SearchResults summary={sentence} results={results} more={more} at={at} onChoose={search.choose} />
      )}
    </search>
  );
});

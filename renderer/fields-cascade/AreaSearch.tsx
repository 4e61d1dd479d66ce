import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './AreaSearch.module.css';
import { type FoundRegion, findRegions } from './find-regions.ts';
import type { Region } from './read-regions.ts';

/** Longer than any name with its province. */
const mostCharacters = 30;

/** Not in Icon.tsx, which every first page carries. */
const lens = 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20';

interface Props {
  /** Null until they are loaded. */
  provinces: readonly Region[] | null;
  /** What is searched for; the text of the input may be ahead of it while an input method composes. */
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
  onPick: (code: string) => void;
}

/**
 * Finds a province or a city by name: a combobox whose list takes the place of the wheel. The focus stays in the input;
 * the arrow keys move along the list, Enter chooses, Escape clears the text before it closes the sheet.
 */
export function AreaSearch({ provinces, query, onQuery, onFocus, onPick }: Props) {
  const message = useMessage();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const hits = provinces ? findRegions(query, provinces) : [];
  const isOpen = query !== '' && hits.length > 0;
  const active = Math.min(at, hits.length - 1);

  // Keeps the row that the arrow keys have reached in sight.
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);

  const search = (typed: string) => {
    setText(typed);
    setAt(0);
    onQuery(typed.trim());
  };
  const clear = () => {
    search('');
    document.getElementById(`${id}-input`)?.focus();
  };
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // The letters of an unfinished composition are no name, and would show an empty list after every key.
    if ((nativeEvent as InputEvent).isComposing) setText(currentTarget.value);
    else search(currentTarget.value);
  };
  const pick = ({ region }: FoundRegion) => {
    search('');
    onPick(region.code);
  };
  // In the capture phase, because the dialog listens for Escape itself, below React's root.
  const press = (event: KeyboardEvent) => {
    const hit = hits[active];
    if (isComposing(event)) return;
    if (event.key === 'Escape' && text !== '') search('');
    else if (event.key === 'Enter') hit && pick(hit);
    else if (event.key === 'ArrowDown') setAt(Math.min(active + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0));
    else return;
    // Enter in an input sends the form around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className={styles.search}>
        <div className={styles.box}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={lens} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
          <input
            id={`${id}-input`}
            role="combobox"
            aria-label={message('field.area.search')}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            className={`${control.control} ${styles.input}`}
            placeholder={message('field.area.search')}
            value={text}
            maxLength={mostCharacters}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={onFocus}
            onChange={type}
            onCompositionEnd={(event) => search(event.currentTarget.value)}
            onKeyDownCapture={press}
          />
          {text !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={message('field.area.clear')}
              onClick={clear}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </div>
        <p role="status" className={styles.count}>
          {isOpen && `${hits.length} ${message('field.area.hits')}`}
          {query !== '' && provinces && !isOpen && message('field.area.noHits')}
        </p>
      </div>
      {query !== '' && provinces && (
        <div className={styles.results}>
          {isOpen ? (
            <div id={`${id}-list`} role="listbox" aria-label={message('field.area.found')}>
              {hits.map((hit, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which has the focus
                // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
                <div
                  key={hit.region.code}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={styles.hit}
                  onClick={() => pick(hit)}
                >
                  <span>{hit.region.name}</span>
                  <span className={styles.province}>{above(hit) ?? message('field.area.province')}</span>
                </div>
              ))}
            </div>
          ) : (
            <div className={styles.advice}>
              <p>{message('field.area.noHitsAdvice')}</p>
              <PressButton tone="secondary" onClick={clear}>
                {message('field.area.clear')}
              </PressButton>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The key belongs to the input method; Safari reports the one that ends a composition after it, with this code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** What stands beside a city: the province, unless the city has its name. Undefined for a province. */
const above = ({ region, province }: FoundRegion): string | undefined =>
  province?.name === region.name ? '' : province?.name;

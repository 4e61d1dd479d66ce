import {
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { filterOptions, type Option } from './filter-options.ts';

/** Beyond these, typing another letter is quicker than reading on. */
const pageSize = 60;

const none: readonly Option[] = [];

export interface SuggestionSource {
  options: readonly Option[];
  query: string;
  /** Listed before the options that match; highlighted by the arrow keys only. */
  pinned?: readonly Option[];
  /** The first pinned option is highlighted where no other matches. */
  highlightsPinned?: boolean;
  /** The current value: the list opens at it. */
  current?: string | null;
}

export interface Suggestions {
  id: string;
  /** The input that the list belongs to. */
  anchor: RefObject<HTMLInputElement | null>;
  options: readonly Option[];
  /** How many more options match; the entry behind the last option shows them. */
  hiddenCount: number;
  showMore: () => void;
  highlightedIndex: number;
  highlighted: Option | undefined;
  /** The operator has moved the highlight with the arrow keys. */
  isHighlightMoved: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Moves the highlight, opens and closes the list. @returns whether the list has handled the key */
  handleKey: (event: KeyboardEvent) => boolean;
  /** Attributes of the input, by the ARIA pattern of a combobox. */
  aria: AriaAttributes & { role: 'combobox' };
}

/** The suggestions for a text input: which options match, which is highlighted, and the keys of the list. */
export function useSuggestions(source: SuggestionSource): Suggestions {
  const id = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const [isRequested, setRequested] = useState(false);
  const { options, hiddenCount, bestIndex, extend } = useMatchingOptions(source);
  const [moved, setMoved] = useState<{ query: string; index: number } | null>(null);
  const { query } = source;
  const lastIndex = options.length - (hiddenCount > 0 ? 0 : 1);
  // Another query has other options: the highlight goes back to the best.
  const isMoved = moved?.query === query;
  const index = isMoved ? Math.min(moved.index, lastIndex) : bestIndex;
  const isOpen = isRequested && options.length > 0;
  const showMore = () => {
    extend();
    setMoved({ query, index: options.length });
  };
  const move = (to: number) => {
    if (isOpen) setMoved({ query, index: to });
    setRequested(true);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(index >= lastIndex ? 0 : index + 1),
    ArrowUp: () => move(index <= 0 ? lastIndex : index - 1),
    ...(isOpen && { Escape: () => setRequested(false) }),
    ...(isOpen && hiddenCount > 0 && index === options.length && { Enter: showMore }),
  };
  return {
    id,
    anchor,
    options,
    hiddenCount,
    showMore,
    highlightedIndex: index,
    highlighted: isOpen ? options[index] : undefined,
    isHighlightMoved: isOpen && isMoved,
    isOpen,
    open: () => setRequested(true),
    close: () => setRequested(false),
    handleKey: (event) => {
      const command = keys[event.key];
      if (!command) return false;
      event.preventDefault();
      // Around an open list, Escape would also close the dialog.
      if (event.key === 'Escape') event.stopPropagation();
      command();
      return true;
    },
    aria: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && index >= 0 ? `${id}-${index}` : undefined,
    },
  };
}

/** The pinned options and the first pages of those that match the query. */
function useMatchingOptions(source: SuggestionSource) {
  const { options: all, query, pinned = none, highlightsPinned = false, current = null } = source;
  const [extended, setExtended] = useState<{ query: string; count: number } | null>(null);
  const count = extended?.query === query ? extended.count : pageSize;
  const matching = useMemo(() => filterOptions(all, query), [all, query]);
  const currentIndex = current === null ? -1 : matching.findIndex(({ value }) => value === current);
  const shown = matching.slice(0, Math.max(count, currentIndex + 1));
  const firstIndex = shown.length > 0 ? pinned.length : highlightsPinned ? 0 : -1;
  return {
    options: [...pinned, ...shown],
    hiddenCount: matching.length - shown.length,
    bestIndex: currentIndex === -1 ? firstIndex : pinned.length + currentIndex,
    extend: () => setExtended({ query, count: count + pageSize }),
  };
}

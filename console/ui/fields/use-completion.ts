import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { filterOptions, type Option } from './filter-options.ts';

const none: readonly Option[] = [];

/** More than these at once nobody reads: another letter is quicker. */
const mostShown = 60;

export interface Completion {
  id: string;
  anchor: React.RefObject<HTMLInputElement | null>;
  options: readonly Option[];
  /** How many fit besides; who wants them goes behind the last option. */
  more: number;
  showMore: () => void;
  at: number;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Moves the mark, opens and closes; @returns whether the key was for the list */
  pressed: (event: KeyboardEvent) => boolean;
  /** The marked option. */
  marked: Option | undefined;
  /** The arrow keys have chosen it. */
  isMoved: boolean;
  /** For the input, by the ARIA pattern of a combobox. */
  aria: React.AriaAttributes & { role: 'combobox' };
}

/**
 * The list of what completes a text, and its keys.
 * @param offers - what stands before them and is only taken by who goes there
 * @param takesOffer - or, where nothing else fits, at once
 * @param current - what is there now: the list opens at it
 */
export function useCompletion(
  all: readonly Option[],
  text: string,
  offers: readonly Option[] = none,
  takesOffer = false,
  current: string | null = null,
): Completion {
  const id = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState<{ text: string; at: number } | null>(null);
  const [wanted, setWanted] = useState<{ text: string; most: number } | null>(null);
  const most = wanted?.text === text ? wanted.most : mostShown;
  const fitting = useMemo(() => filterOptions(all, text), [all, text]);
  const here = current === null ? -1 : fitting.findIndex(({ value }) => value === current);
  const shownMost = Math.max(most, here + 1);
  const options = useMemo(() => [...offers, ...fitting.slice(0, shownMost)], [fitting, offers, shownMost]);
  const more = Math.max(0, fitting.length - shownMost);
  // Another text has other options: the mark goes back to the best.
  const isMoved = mark?.text === text;
  const first = options.length > offers.length ? offers.length : takesOffer ? 0 : -1;
  const best = here === -1 ? first : offers.length + here;
  const at = isMoved ? Math.min(mark.at, options.length - (more > 0 ? 0 : 1)) : best;
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const shown = isOpen && options.length > 0;
  const showMore = () => {
    setWanted({ text, most: most + mostShown });
    setMark({ text, at: options.length });
  };
  const pressed = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && shown && more > 0 && at === options.length) {
      event.preventDefault();
      showMore();
      return true;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const last = options.length - (more > 0 ? 0 : 1);
      const next = at + by > last ? 0 : at + by < 0 ? last : at + by;
      if (shown) setMark({ text, at: next });
      setOpen(true);
      return true;
    }
    if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
      return true;
    }
    return false;
  };
  return {
    id,
    anchor,
    options,
    more,
    showMore,
    at,
    isOpen: shown,
    open,
    close,
    pressed,
    marked: shown ? options[at] : undefined,
    isMoved: shown && isMoved,
    aria: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown && at >= 0 ? `${id}-${at}` : undefined,
    },
  };
}

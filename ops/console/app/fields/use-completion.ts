import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Option, suggest } from './suggest.ts';

export interface Completion {
  id: string;
  anchor: React.RefObject<HTMLInputElement | null>;
  options: readonly Option[];
  at: number;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Moves the mark, opens and closes; @returns whether the key was for the list */
  pressed: (event: KeyboardEvent) => boolean;
  /** The marked option. */
  marked: Option | undefined;
  /** For the input, by the ARIA pattern of a combobox. */
  aria: React.AriaAttributes & { role: 'combobox' };
}

/** The list of what completes a text, and its keys. */
export function useCompletion(all: readonly Option[], text: string): Completion {
  const id = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState<{ text: string; at: number }>({ text, at: 0 });
  const options = useMemo(() => suggest(all, text), [all, text]);
  // Another text has other options: the mark goes back to the best.
  const at = mark.text === text ? Math.min(mark.at, options.length - 1) : 0;
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const shown = isOpen && options.length > 0;
  const pressed = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (shown && options.length > 0) setMark({ text, at: (at + by + options.length) % options.length });
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
    at,
    isOpen: shown,
    open,
    close,
    pressed,
    marked: shown ? options[at] : undefined,
    aria: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown ? `${id}-${at}` : undefined,
    },
  };
}

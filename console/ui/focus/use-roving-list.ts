import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isBackNavigation } from '../route/back-navigation.ts';

/** By list, the entry that was open last: also while another view is shown. */
const lastOpen = new Map<string, string>();

const entries = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
];

/** Where a key leads among so many entries; at the ends it stays. Null: the key is none of the list's. */
export function rovingTarget(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * A list of links beside what they open: one stop of Tab, walked by the arrows, Home and End. Who comes back to it, by
 * Back or by its own link, stands on the entry that was open.
 * @param shown - the entries in their order
 * @param open - the one that the address names
 */
export function useRovingList(list: string, shown: readonly string[], open: string | null) {
  const box = useRef<HTMLElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  useEffect(() => {
    const from = lastOpen.get(list);
    if (open !== null) lastOpen.set(list, open);
    const isFollowed = open !== null && !isBackNavigation();
    if (from === undefined || isFollowed || box.current?.contains(document.activeElement)) return;
    entries(box.current)
      .find(({ dataset }) => dataset.entry === from)
      ?.focus();
  }, [list, open]);
  const stop = [walked, open].find((one) => one !== null && shown.includes(one)) ?? shown[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const all = entries(box.current);
    const at = all.indexOf(event.target);
    // From the filter down into the list; its other keys are its own.
    const isFilter = event.target instanceof HTMLInputElement && event.key === 'ArrowDown';
    const next = at !== -1 || isFilter ? rovingTarget(event.key, at, all.length) : null;
    if (next === null || next === -1) return;
    event.preventDefault();
    all[next]?.focus();
  };
  /** From what was opened back to its entry. */
  const onEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const all = entries(box.current);
    (all.find(({ dataset }) => dataset.entry === open) ?? all[0])?.focus();
  };
  return {
    openedProps: { onKeyDown: onEscape },
    listProps: { ref: box, onKeyDown },
    entryProps: (id: string) => ({
      'data-entry': id,
      tabIndex: id === stop ? 0 : -1,
      onFocus: (_: FocusEvent) => setWalked(id),
    }),
  };
}

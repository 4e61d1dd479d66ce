import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isBackNavigation } from '../route/back-navigation.ts';

/** The entry that was open last, by list: also while another view is shown. */
const lastOpen = new Map<string, string>();

const entries = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
];

/** The index that a key moves to; it stops at both ends. Null: not a key of the list. */
export function rovingTarget(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * A list of links beside the view that they open: one Tab stop with arrow keys, Home and End. On return, by Back or by
 * the list's own link, the entry that was open is focused.
 * @param shown - the entries in their order
 * @param open - the entry that the address names
 */
export function useRovingList(list: string, shown: readonly string[], open: string | null) {
  const box = useRef<HTMLElement>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  useEffect(() => {
    const from = lastOpen.get(list);
    if (open !== null) lastOpen.set(list, open);
    const isFollowed = open !== null && !isBackNavigation();
    if (from === undefined || isFollowed || box.current?.contains(document.activeElement)) return;
    entries(box.current)
      .find(({ dataset }) => dataset.entry === from)
      ?.focus();
  }, [list, open]);
  const stop = [lastFocused, open].find((one) => one !== null && shown.includes(one)) ?? shown[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const all = entries(box.current);
    const at = all.indexOf(event.target);
    // Arrow down moves from the filter into the list; the other keys belong to the input.
    const isFilter = event.target instanceof HTMLInputElement && event.key === 'ArrowDown';
    const next = at !== -1 || isFilter ? rovingTarget(event.key, at, all.length) : null;
    if (next === null || next === -1) return;
    event.preventDefault();
    all[next]?.focus();
  };
  /** Escape moves from the opened view back to its entry. */
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
      onFocus: (_: FocusEvent) => setLastFocused(id),
    }),
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../api/index.ts';
import { actions, findActions, openView } from '../actions/actions.ts';
import { perform } from '../actions/use-action.ts';
import { navigate } from '../route/route.ts';
import { type Found, keyOf, withActions } from './found.ts';
import { rememberOpened } from './recently-opened.ts';
import { resultHref } from './result-href.ts';
import { useSearchResults } from './use-search-results.ts';

/** The number of results at first, per further load, and at most. */
const [atFirst, atATime, most] = [60, 120, 500];

/**
 * The state of the search: its text, the results, and the highlighted one. To be called in an observer.
 * @param views - those that it can open
 */
export function useSearch(views: readonly { id: string; title: Text }[]) {
  const [text, setText] = useState('');
  // Letters that an input method is still composing are shown but not searched.
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [limit, setLimit] = useState(atFirst);
  const isAwaited = useRef(false);
  /** The results that were shown before more were loaded. */
  const before = useRef<ReadonlySet<string> | null>(null);
  const found = useSearchResults(query, limit);
  const isAnswered = found !== null && found.text === query;
  const entries = found?.answer.found ?? [];
  const doable = findActions(found?.text ?? '', [...actions, ...views.map(openView)]);
  const results = withActions(entries, doable, found?.text ?? '');
  const count = (found?.answer.count ?? 0) + results.length - entries.length;
  const left = Math.min(most, found?.answer.count ?? 0) - entries.length;
  const more = left > 0 ? Math.min(left, atATime) : 0;
  // The last option loads more.
  const options = results.length + (more > 0 ? 1 : 0);
  const clear = () => {
    setText('');
    setQuery('');
    setOpen(false);
    setLimit(atFirst);
    isAwaited.current = false;
  };
  const follow = (one: Found | undefined) => {
    if (!one) return;
    if (one.kind === 'action') {
      clear();
      document.getElementById('main')?.focus();
      perform(one.action);
      return;
    }
    const href = resultHref(one);
    const name =
      one.names[0] && one.kind !== 'channel' && one.kind !== 'visitor'
        ? `${one.names[0]} (${one.id})`
        : one.id;
    rememberOpened({ href, name, kind: one.kind });
    clear();
    // Keys that are typed next belong to the opened view.
    document.getElementById('main')?.focus();
    navigate(href);
  };
  const best = results[0];
  useEffect(() => {
    if (isAnswered && isAwaited.current) follow(best);
  });
  // More results have arrived: the highlight moves to the first of them, in whichever group it is.
  useEffect(() => {
    const known = before.current;
    if (known === null || results.length <= known.size) return;
    before.current = null;
    setAt(results.findIndex((one) => !known.has(keyOf(one))));
  });
  return {
    text,
    found,
    results,
    /** The number of all results, also those that are not loaded. */
    count,
    /** The number of further results. */
    more,
    at,
    isShown: isOpen && query.trim() !== '',
    clear,
    open: () => setOpen(true),
    close: () => setOpen(false),
    type: (given: string, isComposing: boolean) => {
      setText(given);
      if (!isComposing) setQuery(given);
      setAt(0);
      setOpen(true);
      setLimit(atFirst);
      before.current = null;
      isAwaited.current = false;
    },
    move: (by: 1 | -1) => {
      setOpen(true);
      setAt((before) => (options === 0 ? 0 : (before + by + options) % options));
    },
    /** Enter before the response arrives chooses the best result once it is there. */
    choose: (index: number) => {
      if (isAnswered && more > 0 && index === results.length) {
        before.current = new Set(results.map(keyOf));
        setLimit(entries.length + more);
      } else if (isAnswered) follow(results[index]);
      else isAwaited.current = text.trim() !== '';
    },
  };
}

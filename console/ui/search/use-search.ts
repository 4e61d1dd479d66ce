import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from '../../api/index.ts';
import { navigate } from '../route/route.ts';
import { rememberOpened } from './recently-opened.ts';
import { resultHref } from './result-href.ts';
import { useSearchResults } from './use-search-results.ts';

/** So many results are asked for at first, so many more at a time, and so many are given at the most. */
const [atFirst, atATime, most] = [60, 120, 500];

/** What is typed into the search, what is found of it, and which of that is marked. To be called in an observer. */
export function useSearch() {
  const [text, setText] = useState('');
  // Letters that an input method still composes are shown and not looked for.
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [limit, setLimit] = useState(atFirst);
  const isAwaited = useRef(false);
  /** Those that were shown before more of them were asked for. */
  const before = useRef<ReadonlySet<string> | null>(null);
  const found = useSearchResults(asked, limit);
  const isAnswered = found !== null && found.text === asked;
  const results = grouped(found?.answer.found ?? []);
  const left = Math.min(most, found?.answer.count ?? 0) - results.length;
  const more = left > 0 ? Math.min(left, atATime) : 0;
  // The last option asks for more.
  const options = results.length + (more > 0 ? 1 : 0);
  const clear = () => {
    setText('');
    setAsked('');
    setOpen(false);
    setLimit(atFirst);
    isAwaited.current = false;
  };
  const follow = (one: SearchResult | undefined) => {
    if (!one) return;
    const href = resultHref(one);
    const name = one.names[0] && one.kind !== 'channel' ? `${one.names[0]} (${one.id})` : one.id;
    rememberOpened({ href, name, kind: one.kind });
    clear();
    // What is typed next is for what was found.
    document.getElementById('main')?.focus();
    navigate(href);
  };
  const best = results[0];
  useEffect(() => {
    if (isAnswered && isAwaited.current) follow(best);
  });
  // More of them have come: the mark goes to the first of these, wherever its kind stands.
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
    /** How many more can be shown. */
    more,
    at,
    isShown: isOpen && asked.trim() !== '',
    clear,
    open: () => setOpen(true),
    close: () => setOpen(false),
    type: (given: string, isComposing: boolean) => {
      setText(given);
      if (!isComposing) setAsked(given);
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
    /** Who types fast presses Enter before there is an answer: then it is the best of it. */
    choose: (index: number) => {
      if (isAnswered && more > 0 && index === results.length) {
        before.current = new Set(results.map(keyOf));
        setLimit(results.length + more);
      } else if (isAnswered) follow(results[index]);
      else isAwaited.current = text.trim() !== '';
    },
  };
}

const keyOf = ({ file, pointer }: SearchResult): string => `${file}${pointer}`;

/** By kind, the kind of the best result first. */
function grouped(all: readonly SearchResult[]): SearchResult[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

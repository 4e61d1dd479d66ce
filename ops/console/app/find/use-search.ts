import { useEffect, useRef, useState } from 'react';
import type { Found } from '../../api.ts';
import { goTo } from '../route.ts';
import { placeFound } from './place-found.ts';
import { keepRecent } from './recent.ts';
import { useFound } from './use-found.ts';

/** What is typed into the search, what is found of it, and which of that is marked. To be called in an observer. */
export function useSearch() {
  const [text, setText] = useState('');
  // Letters that an input method still composes are shown and not looked for.
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const isAwaited = useRef(false);
  const found = useFound(asked);
  const isAnswered = found !== null && found.text === asked;
  const results = grouped(found?.answer.found ?? []);
  const clear = () => {
    setText('');
    setAsked('');
    setOpen(false);
    isAwaited.current = false;
  };
  const follow = (one: Found | undefined) => {
    if (!one) return;
    const href = placeFound(one);
    const name = one.names[0] && one.kind !== 'channel' ? `${one.names[0]} (${one.id})` : one.id;
    keepRecent({ href, name, kind: one.kind });
    clear();
    // What is typed next is for what was found.
    document.getElementById('main')?.focus();
    goTo(href);
  };
  const best = results[0];
  useEffect(() => {
    if (isAnswered && isAwaited.current) follow(best);
  });
  return {
    text,
    found,
    results,
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
      isAwaited.current = false;
    },
    move: (by: 1 | -1) => {
      setOpen(true);
      setAt((before) => (results.length === 0 ? 0 : (before + by + results.length) % results.length));
    },
    /** Who types fast presses Enter before there is an answer: then it is the best of it. */
    choose: (index: number) => {
      if (isAnswered) follow(results[index]);
      else isAwaited.current = text.trim() !== '';
    },
  };
}

/** By kind, the kind of the best result first. */
function grouped(all: readonly Found[]): Found[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

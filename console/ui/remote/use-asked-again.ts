import { useEffect, useState } from 'react';
import type { ClientError } from '../client/api-error.ts';
import type { RepeatedCall } from './repeated-call.ts';

/** Somebody may commit, fetch, send or approve in a terminal or in another console of the repository, ms. */
const usualPause = 5000;

export interface AskedAgain<T> {
  /** Null until the view has asked for it itself: what others knew before may be out of date. */
  answer: T | null;
  /** Whether it was asked for since the occasion: what was known before it may be out of date. */
  isCurrent: boolean;
  /** Why the last call was refused; the answer before it stays. */
  error: ClientError | null;
  set: (answer: T) => void;
}

/**
 * The answer to a call about the repository, which is asked again while the view is open. To be called in an observer.
 * @param occasion - asked again at once where it changes
 * @param pause - between two calls, ms
 */
export function useAskedAgain<T>(
  call: RepeatedCall<T>,
  {
    occasion = '',
    isWanted = true,
    pause = usualPause,
  }: { occasion?: string; isWanted?: boolean; pause?: number } = {},
): AskedAgain<T> {
  /** The numbers of the first call that counts for this view, and for this occasion. */
  const [asked, setAsked] = useState<{ occasion: string; first: number; current: number } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const current = call.next;
    setAsked((before) => ({ occasion, current, first: before?.first ?? current }));
    return call.repeat(pause);
  }, [call, occasion, isWanted, pause]);
  const { answer, answered, error, failed } = call;
  return {
    answer: asked && answered >= asked.first ? answer : null,
    isCurrent: asked?.occasion === occasion && answered >= asked.current,
    error: asked && failed >= asked.first ? error : null,
    set: (next) => call.set(next),
  };
}

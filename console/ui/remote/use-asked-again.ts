import { useCallback, useEffect, useRef, useState } from 'react';
import { ClientError } from '../client/api-error.ts';
import { listenForNews } from './remote-news.ts';

/** Somebody may commit, fetch, send or approve in a terminal or in another console of the repository, ms. */
const usualPause = 5000;

export interface AskedAgain<T> {
  answer: T | null;
  /** Whether it was asked for since the occasion: what was known before it may be out of date. */
  isCurrent: boolean;
  /** Why the last call was refused; the answer before it stays. */
  error: ClientError | null;
  set: (answer: T) => void;
}

/**
 * The answer to a call about the repository, which is asked again while the view is open.
 * @param ask - stays the same function
 * @param occasion - asked again at once where it changes
 * @param pause - between two calls, ms
 */
export function useAskedAgain<T>(
  ask: () => Promise<T>,
  {
    occasion = '',
    isWanted = true,
    pause = usualPause,
  }: { occasion?: string; isWanted?: boolean; pause?: number } = {},
): AskedAgain<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const lastOccasion = useRef(occasion);
  const [error, setError] = useState<ClientError | null>(null);
  /** The numbers of the newest call, and of the one whose answer is shown: no older one takes its place. */
  const counts = useRef({ asked: 0, shown: 0, underway: 0 });
  const load = useCallback(async () => {
    const count = counts.current;
    count.asked += 1;
    count.underway += 1;
    const own = count.asked;
    const askedOn = lastOccasion.current;
    const isOld = () => own < count.shown;
    try {
      const next = await ask();
      if (isOld()) return;
      count.shown = own;
      // The same answer renders nothing anew.
      setAnswer((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      setAnswered(askedOn);
      setError(null);
    } catch (failed) {
      if (!(failed instanceof ClientError)) throw failed;
      if (!isOld()) setError(failed);
    } finally {
      count.underway -= 1;
    }
  }, [ask]);
  const set = useCallback((next: T) => {
    const count = counts.current;
    count.asked += 1;
    count.shown = count.asked;
    setAnswer(next);
    setAnswered(lastOccasion.current);
  }, []);
  useEffect(() => {
    lastOccasion.current = occasion;
    if (!isWanted) return;
    void load();
    const forget = listenForNews(load);
    // A slow answer is waited for.
    const timer = setInterval(() => {
      if (counts.current.underway === 0) void load();
    }, pause);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [load, occasion, isWanted, pause]);
  return { answer, isCurrent: answered === occasion, error, set };
}

import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../context/page-context.ts';
import { useLatest } from '../ui/use-latest.ts';

/** Longest countdown accepted: a corrupt deadline must not lock a button for ever. */
const longestMs = 600_000;

/**
 * Seconds until something may happen again. Computed from a stored deadline instead of counted, so that a phone that
 * slept, or a reloaded page, shows the right number. Initially 0, because a prerendered page has no clock.
 */
export function useCountdown(name: string) {
  const latestPage = useLatest(usePage());
  const [seconds, setSeconds] = useState(0);
  /** @returns the seconds that are left, also where another tab has set the deadline */
  const look = useCallback(() => {
    const left = Math.ceil((latestPage.current.deadline(name, longestMs) - Date.now()) / 1000);
    setSeconds(Math.max(0, left));
    return Math.max(0, left);
  }, [name, latestPage]);

  const running = seconds > 0;
  useEffect(() => {
    look();
    if (!running) return;
    const timer = setInterval(look, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look, running]);

  // The name may have changed by now: the countdown shown belongs to the current one.
  const lookNow = useLatest(look);
  const start = (from: number) => {
    latestPage.current.setDeadline(name, Date.now() + Math.min(from * 1000, longestMs));
    lookNow.current();
  };
  return { seconds, start, look };
}

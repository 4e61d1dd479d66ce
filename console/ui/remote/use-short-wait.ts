import { useEffect, useState } from 'react';

/** Whether something is still worth waiting for: while it is loading, and no longer than so many ms. */
export function useShortWait(isLoading: boolean, longest: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, [isLoading, longest]);
  return isLoading && !isOver;
}

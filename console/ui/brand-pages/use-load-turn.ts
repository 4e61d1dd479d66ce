import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadQueue, LoadSlot } from './load-queue.ts';

/** A frame that has not loaded by then no longer blocks the others, ms. */
const patience = 8000;

/**
 * The version of the draft that a frame may load; the wanted one once it is the frame's turn.
 * @param wanted - null: nothing is wanted at the moment, and the loaded version stays
 */
export function useLoadTurn(
  queue: LoadQueue,
  wanted: number | null,
): { version: number | null; onLoaded: () => void } {
  const [version, setVersion] = useState<number | null>(null);
  const last = useRef<{ turn: LoadSlot; version: number } | null>(null);
  useEffect(() => {
    if (wanted === null || last.current?.version === wanted) return;
    const slot = queue.ask((turn) => {
      last.current?.turn.done();
      last.current = { turn, version: wanted };
      setVersion(wanted);
    });
    return slot.withdraw;
  }, [queue, wanted]);
  useEffect(() => {
    const turn = version === null ? undefined : last.current?.turn;
    const timer = setTimeout(() => turn?.done(), patience);
    return () => {
      clearTimeout(timer);
      turn?.done();
    };
  }, [version]);
  return { version, onLoaded: useCallback(() => last.current?.turn.done(), []) };
}

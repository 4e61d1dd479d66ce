import { useEffect, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';

/** No scroll event for this long: the wheel stands still. */
const msOfRest = 120;

/** Calls `onRest` when what is scrolled stands still and no finger holds it. */
export function useScrollEnd(onRest: () => void) {
  const rested = useLatest(onRest);
  const timer = useRef(0);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!held.current) rested.current();
    }, msOfRest);
  };
  const release = () => {
    held.current = false;
    wait();
  };
  return {
    onScroll: wait,
    onTouchStart: () => {
      held.current = true;
    },
    onTouchEnd: release,
    onTouchCancel: release,
  };
}
